import { Select } from 'antd'
import { useState } from 'react'
import { type Named, shownKey } from '../../record/row.ts'
import type { ControlProps } from '../widget.ts'
import { type RefOption, useRefNames, useRefOptions } from './options.ts'

interface RefTo {
  readonly to: string
  readonly among?: Readonly<Record<string, unknown>>
}

/** Picks a row of another entity, found on the server. */
export const RefControl = (props: ControlProps) => {
  const { to } = props.field.options as unknown as RefTo
  const value = (props.value as string | null) ?? undefined
  const shown = props.row[shownKey(props.name, to)] as Named | null | undefined
  const known = shown && shown.id === value ? [shown] : none
  const names = useRefNames(to, value !== undefined && known.length === 0 ? [value] : noIds)
  return <Picker {...props} chosen={[...known, ...names]} value={value} />
}

/** Picks several. */
export const RefsControl = (props: ControlProps) => {
  const { to } = props.field.options as unknown as RefTo
  const ids = Array.isArray(props.value)
    ? props.value.map((each) => (typeof each === 'object' ? (each as Named).id : String(each)))
    : noIds
  return <Picker {...props} chosen={useRefNames(to, ids)} value={ids} isMany />
}

interface PickerProps extends ControlProps {
  readonly chosen: readonly RefOption[]
  readonly isMany?: boolean
}

const Picker = ({ id, field, value, chosen, isMany, isInvalid, onChange }: PickerProps) => {
  const { to, among } = field.options as unknown as RefTo
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { data = none, isFetching } = useRefOptions(to, keyword, isOpen, among)
  const options = [...chosen.filter((each) => !data.some((other) => other.id === each.id)), ...data]
  return (
    <Select
      id={id}
      className="cb-select"
      {...(isMany ? { mode: 'multiple' as const } : {})}
      value={value as string | undefined}
      options={options.map(({ id: key, name, sub }) => ({ value: key, label: name, sub }))}
      optionRender={({ data: option }) => <OptionWords name={String(option.label)} sub={option.sub} />}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear={!field.options.required}
      loading={isFetching && isOpen}
      notFoundContent={isFetching ? '正在找' : '没有匹配的选项'}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={`${id}-note`}
      onOpenChange={setOpen}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}

const OptionWords = ({ name, sub }: { readonly name: string; readonly sub: string | null | undefined }) => (
  <span className="cb-option">
    <span>{name}</span>
    {sub && <small>{sub}</small>}
  </span>
)

const none: readonly RefOption[] = []
const noIds: readonly string[] = []
