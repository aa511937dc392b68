import { filesIn } from '@chengban/kernel/kinds/file.ts'
import { openPreview } from '../../preview/preview.ts'
import type { CellProps } from '../cell.ts'
import '../../signature/signed.css'

/** A signature on its paper. */
export const SignatureCell = ({ row, name, field }: CellProps) => {
  const files = filesIn(row[name])
  const [signed] = files
  if (!signed) return '—'
  return (
    <button type="button" className="cb-signed" data-aim="" title={field.label} onClick={() => openPreview(files, 0)}>
      <img src={signed.url} alt={field.label} loading="lazy" />
    </button>
  )
}
