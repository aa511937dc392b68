import { Link } from 'react-router'
import { Plate } from '../shell/plate/Plate.tsx'
import { missingTitle, useTabTitle } from '../shell/tabs.ts'

/** Shown for a record that does not exist or is hidden from the reader; the two cases look the same on purpose. */
export const RecordMissing = ({ label }: { readonly label: string }) => {
  useTabTitle(missingTitle)
  return (
    <Plate
      title="数据不存在"
      acts={
        <Link className="cb-button" to="/hello">
          返回首页
        </Link>
      }
    >
      这条{label}已经删除，或者不在你能看到的范围里。
    </Plate>
  )
}
