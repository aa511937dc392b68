import type { FilterProps } from '../widget.ts'
import { RefsControl } from './RefControl.tsx'
import { idsOf } from './ref-filter.ts'

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
      opens
      onChange={(ids) => onChange((ids as readonly string[] | null)?.join(',') ?? '')}
    />
  </span>
)

export default RefFilter
