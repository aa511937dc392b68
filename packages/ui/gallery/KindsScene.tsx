import type { Kind } from '@chengban/kernel/field.ts'
import { keysOf } from '@chengban/kernel/keys-of.ts'
import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import { faces } from '../kinds/faces.ts'
import { Hidden } from '../kinds/Hidden.tsx'
import { FilterChip } from '../list/FilterChip.tsx'
import { Loading } from './Loading.tsx'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'
import '../form/form.css'
import '../list/list.css'

/** Every kind of field with its cell, its control in all states, and its filter. */
export const KindsScene = () =>
  keysOf(samples).map((kind) =>
    samples[kind].map((sample) => <KindSheet key={`${kind}${sample.field.label}`} kind={kind} sample={sample} />),
  )

const KindSheet = ({ kind, sample }: { readonly kind: Kind; readonly sample: Sample }) => (
  <section className="g-sheet g-kind">
    <header>
      <b>{kind}</b> {sample.field.label}
    </header>
    <Cells sample={sample} />
    <Controls sample={sample} />
    <Filter sample={sample} />
  </section>
)

const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="g-state">
    <small>{name}</small>
    <div>{children}</div>
  </div>
)

const nameOf = ({ field }: Sample): string => {
  const to = field.options.to
  return field.kind === 'ref' && to ? `${to}Id` : 'sample'
}

const Cells = ({ sample }: { readonly sample: Sample }) => {
  const { field, filled, long, beside } = sample
  const { Cell, align } = faces[field.kind]
  const name = nameOf(sample)
  const cell = (value: unknown) => <Cell field={field} name={name} row={{ ...beside, [name]: value }} />
  return (
    <div className="g-states is-cells">
      <State name="值">{cell(filled)}</State>
      <State name="空">{cell(null)}</State>
      <State name="很长">{cell(long)}</State>
      <State name="无权">
        <Hidden field={field} />
      </State>
      <State name="读取中">
        <Loading isRight={align === 'right'} />
      </State>
    </div>
  )
}

const Controls = ({ sample }: { readonly sample: Sample }) => {
  const { field, filled, long, wrong, error } = sample
  if (!faces[field.kind].Control) return <p className="g-note">没有控件：只由系统给出</p>
  return (
    <div className={faces[field.kind].isWide ? 'g-states is-wide' : 'g-states'}>
      <Control sample={sample} state="空" value={null} />
      <Control sample={sample} state="已填" value={filled} />
      <Control sample={sample} state="很长" value={long} />
      <Control sample={sample} state="错误" value={wrong} error={error} />
      <ConfigProvider componentDisabled>
        <Control sample={sample} state="停用" value={filled} />
      </ConfigProvider>
    </div>
  )
}

interface ControlProps {
  readonly sample: Sample
  readonly state: string
  readonly value: unknown
  readonly error?: string
}

const Control = ({ sample, state, value: first, error }: ControlProps) => {
  const { field, beside = {} } = sample
  const [value, setValue] = useState(first)
  const id = `g-${field.kind}-${field.label}-${state}`
  const { Control: Face } = faces[field.kind]
  if (!Face) return null
  const at = error && Array.isArray(first) && first.length > 0 ? { '0.name': error } : {}
  return (
    <div className="cb-field">
      <label htmlFor={id}>
        {field.label}
        <small>{state}</small>
      </label>
      <Face
        id={id}
        name={nameOf(sample)}
        field={field}
        entity="sample"
        row={beside}
        value={value}
        isInvalid={error !== undefined}
        errors={at}
        onChange={setValue}
      />
      <div id={`${id}-note`} className={error ? 'cb-field-note is-wrong' : 'cb-field-note'}>
        {error}
      </div>
    </div>
  )
}

/** Not set, and set. */
const Filter = ({ sample: { field, chosen = '' } }: { readonly sample: Sample }) => {
  const [text, setText] = useState('')
  const [set, setSet] = useState(chosen)
  if (!faces[field.kind].filter) return <p className="g-note">不能筛选</p>
  return (
    <div className="g-filter">
      <small>筛选</small>
      <FilterChip name="text" field={field} text={text} isNew={false} onChange={(_, next) => setText(next)} />
      {chosen && <FilterChip name="set" field={field} text={set} isNew={false} onChange={(_, next) => setSet(next)} />}
    </div>
  )
}
