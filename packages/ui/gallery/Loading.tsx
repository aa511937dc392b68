import { TableSkeleton } from '../table/TableSkeleton.tsx'
import '../table/table.css'

/** A cell whose row has not come yet, as tables draw it. */
export const Loading = ({ isRight }: { readonly isRight: boolean }) => (
  <table className="g-loading">
    <TableSkeleton
      columns={[{ key: 'sample', title: '', align: isRight ? 'right' : 'left' }]}
      ticks={false}
      count={1}
    />
  </table>
)
