import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import { columnsOf, type LinesField } from '@chengban/kernel/kinds/lines.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { DictCell } from '../choice/ChoiceCell.tsx'
import { useRefNames } from '../ref/options.ts'

interface Props {
  readonly field: LinesField
  readonly lines: readonly Readonly<Record<string, unknown>>[]
}

const figures: ReadonlySet<string> = new Set(['money', 'decimal', 'int', 'percent'])

/** The lines a row keeps in itself: a small table in a record, their number in a list. */
export const LinesCell = ({ field, lines }: Props) => (
  <>
    <span className="cb-lines-count">{lines.length} 行</span>
    <table className="cb-lines-read" aria-label={field.label}>
      <thead>
        <tr>
          {columnsOf(field).map(([name, { label: head, kind }]) => (
            <th key={name} scope="col" className={figures.has(kind) ? 'is-right' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <tr key={at}>
            {columnsOf(field).map(([name, inner]) => (
              <td key={name} className={figures.has(inner.kind) ? 'is-right' : undefined}>
                <LineValue field={inner} value={line[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
)

/** Lines hold only ids and codes; this loads their names. */
export const LineValue = ({ field, value }: { readonly field: Field; readonly value: unknown }) => {
  if (isEmpty(value)) return '—'
  if (field.kind === 'ref') return <Named to={targetOf(field)} id={String(value)} />
  if (field.kind === 'refs') return <Called to={targetOf(field)} ids={listIn<string>(value)} />
  if (field.kind === 'dict') return <DictCell field={field} name="value" row={{ value }} />
  return showValue(value, field) || '—'
}

const Called = ({ to, ids }: { readonly to: string; readonly ids: readonly string[] }) =>
  useRefNames(to, ids)
    .map(({ name }) => name)
    .join('、')

const Named = ({ to, id }: { readonly to: string; readonly id: string }) => useRefNames(to, [id])[0]?.name ?? ''
