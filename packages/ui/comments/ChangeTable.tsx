import { EyeOutlined } from '@ant-design/icons'
import { CoverFor } from '../kinds/CoverFor.tsx'
import type { FieldChange } from './comment.ts'

interface Props {
  readonly changes: readonly FieldChange[]
  /** Requests the veiled values; the server logs each reading. */
  readonly onReveal?: (() => void) | undefined
}

/** Old → new values, one row per field. Values whose reading is logged stay hidden behind an eye button. */
export function ChangeTable({ changes, onReveal }: Props) {
  return (
    <table className="cb-changes">
      <tbody>
        {changes.map((change) => (
          <tr key={change.label}>
            <th scope="row">{change.label}</th>
            <td>
              {change.isVeiled ? (
                <Veiled label={change.label} onReveal={onReveal} />
              ) : (
                <CoverFor isOn={change.isCovered}>
                  <del>{change.old || '空'}</del> → <b>{change.new || '空'}</b>
                </CoverFor>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Veiled = ({ label, onReveal }: { readonly label: string; readonly onReveal: Props['onReveal'] }) => {
  const words = `显示${label}的变更，会留下查看记录`
  return (
    <>
      <span aria-hidden="true">••••••</span>
      {onReveal && (
        <button type="button" className="cb-changes-eye" title={words} aria-label={words} onClick={onReveal}>
          <EyeOutlined />
        </button>
      )}
    </>
  )
}
