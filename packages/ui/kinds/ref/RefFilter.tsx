import type { FilterFace, FilterProps } from '../widget.ts'
import { useRefNames } from './options.ts'
import { RefsControl } from './RefControl.tsx'

const idsOf = (text: string): string[] => (text === '' ? [] : text.split(','))

const RefFilter = ({ field, text, onChange }: FilterProps) => (
  <span className="cb-ref-filter">
    <RefsControl
      id={`filter-${field.label}`}
      name=""
      entity=""
      field={field}
      row={{}}
      value={idsOf(text)}
      isInvalid={false}
      onChange={(ids) => onChange((ids as readonly string[] | null)?.join(',') ?? '')}
    />
  </span>
)

const RefWords = ({ field, text }: Omit<FilterProps, 'onChange'>) => {
  const { to } = field.options as unknown as { to: string }
  const ids = idsOf(text)
  const names = useRefNames(to, ids)
  return ids.map((id) => names.find((each) => each.id === id)?.name ?? '…').join('、')
}

export const refFilter: FilterFace = {
  Filter: RefFilter,
  condition: (text, { kind }) => {
    const ids = idsOf(text)
    if (ids.length === 0) return undefined
    if (kind === 'refs') return { overlaps: ids }
    return ids.length === 1 ? { equalTo: ids[0] } : { in: ids }
  },
  Words: RefWords,
}
