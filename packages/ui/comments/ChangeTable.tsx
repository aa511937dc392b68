import type { FieldChange } from './comment.ts'

interface Props {
  readonly changes: readonly FieldChange[]
}

/** Old → new, field by field. */
export function ChangeTable({ changes }: Props) {
  return (
    <table className="cb-changes">
      <tbody>
        {changes.map((change) => (
          <tr key={change.label}>
            <th scope="row">{change.label}</th>
            <td>
              <del>{change.old ?? '空'}</del> → <b>{change.new ?? '空'}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
