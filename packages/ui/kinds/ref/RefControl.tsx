import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { shownOf } from '@chengban/kernel/row-name.ts'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { type NamedRow, textValue } from '../../data/row.ts'
import { isDeclaredEntity, loadEntity } from '../../declarations/declarations.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { Colleague } from '../../people/people.ts'
import { notePeople, recentPeople } from '../../people/recent.ts'
import type { ControlProps } from '../widget.ts'
import { nearOf } from './near.ts'
import { useOffered } from './offered.ts'
import { nothing, type RefOption, useRefNames, useRefOptions } from './options.ts'
import { type OptionList, useMaking } from './use-making.tsx'

const PeopleDialog = lazyPart(async () => ({ default: (await import('../../people/PeopleDialog.tsx')).PeopleDialog }))
const DepartmentPicker = lazyPart(async () => ({ default: (await import('./DepartmentPicker.tsx')).DepartmentPicker }))

/** Picks a row of another entity, found on the server; departments by their tree. */
export const RefControl = (props: ControlProps) => {
  const { among } = props.field.options
  const to = targetOf(props.field)
  const value = textValue(props.value) ?? undefined
  const shown = shownOf(props.row, props.name, to)
  const known = shown && shown.id === value ? [shown] : none
  const names = useRefNames(to, value !== undefined && known.length === 0 ? [value] : noIds)
  const chosen = [...known, ...names]
  if (to === 'department' && isOpenToAll(among))
    return (
      <Suspense>
        <DepartmentPicker {...props} chosen={chosen} />
      </Suspense>
    )
  return <Picker {...props} chosen={chosen} value={value} />
}

/** Picks several. */
export const RefsControl = (props: ControlProps & Pick<PickerProps, 'opens'>) => {
  const to = targetOf(props.field)
  const given = listIn<string | NamedRow>(props.value)
  const ids = given.map((each) => (typeof each === 'object' ? each.id : each))
  const known = given.filter((each) => typeof each === 'object')
  const asked = ids.filter((id) => !known.some((each) => each.id === id))
  return <Picker {...props} chosen={[...known, ...useRefNames(to, asked)]} value={ids} isMany />
}

// what narrows further only the server knows
const isOpenToAll = (among: Field['options']['among']): boolean =>
  Object.keys(among ?? {}).every((name) => name === 'isEnable')

interface PickerProps extends ControlProps {
  readonly chosen: readonly RefOption[]
  readonly isMany?: boolean
  /** Opens at once and takes the focus. */
  readonly opens?: boolean
}

const Picker = (props: PickerProps) => {
  const { id, field, value, chosen, isMany, isInvalid, onChange } = props
  const to = targetOf(field)
  const audits = to === 'user' ? levelOf(props) : undefined
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(props.opens ?? false)
  const [picked, setPicked] = useState(none)
  const near = useNear(props, to, isOpen)
  const among = useOffered(props, isOpen)
  const { found, isAsking } = useRefOptions(to, keyword, isOpen, among, audits, near)
  // a search lists only its matches, without the chosen rows
  const options = keyword.trim() ? found : [...chosen.filter((each) => !isAmong(found, each)), ...found]
  const known = [...chosen, ...picked, ...found]
  const foot = useFoot(props, { isBook: !audits && isOpenToAll(among), keyword, isOpen, shut: () => setOpen(false) })
  const last = to === 'user' && keyword === '' ? recentPeople() : none
  return (
    <>
      <Select
        id={id}
        className="cb-select"
        {...(isMany ? { mode: 'multiple' as const } : {})}
        value={value as string | undefined}
        open={isOpen}
        options={recentFirst(options, last).map(asOption)}
        optionRender={({ data: option }) => <OptionWords name={String(option.label)} sub={option.sub} />}
        labelRender={({ value: key, label }) => known.find((each) => each.id === key)?.name ?? label}
        autoFocus={props.opens ?? false}
        // Enter before the answer would close the list and lose the typed keyword
        onInputKeyDown={(event) => isAsking && event.key === 'Enter' && event.stopPropagation()}
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        allowClear={!field.options.required}
        loading={isAsking && isOpen}
        notFoundContent={isAsking ? '正在找' : '没有匹配的选项'}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-note`}
        popupRender={foot.below}
        onOpenChange={setOpen}
        onSelect={(key) => {
          const chosenNow = options.filter((each) => each.id === key)
          setPicked([...picked, ...chosenNow])
          if (to === 'user') notePeople(chosenNow)
        }}
        onChange={(next) => onChange(next ?? null)}
      />
      {foot.opened}
    </>
  )
}

/** What of the form narrows the rows, once the list is open and their declaration has come. */
const useNear = ({ within }: PickerProps, to: string, isOpen: boolean): Readonly<Record<string, unknown>> => {
  const { data } = useQuery({
    queryKey: ['declared', to],
    queryFn: () => loadEntity(to),
    enabled: isOpen && within !== undefined && isDeclaredEntity(to),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  const near = data && within ? nearOf(data, within.fields, within.values) : nothing
  return Object.keys(near).length > 0 ? near : nothing
}

/** The level of the entity's audit that the person chosen decides on. */
const levelOf = ({ entity, name }: PickerProps): string | undefined => {
  const level = /^audit([1-5])$/.exec(name)?.[1]
  return level && `${entity}.${level}`
}

/** Moves the people chosen last to the top, if the server offers them at all. */
const recentFirst = (options: readonly RefOption[], last: readonly NamedRow[]): readonly RefOption[] => {
  const first = last.flatMap(({ id }) => options.find((each) => each.id === id) ?? [])
  return [...first, ...options.filter((each) => !first.includes(each))]
}

interface FootOptions extends OptionList {
  readonly isBook: boolean
}

/** What stands below the options, and what it opens. */
const useFoot = (props: PickerProps, { isBook, ...list }: FootOptions) => {
  const to = targetOf(props.field)
  const book = useAddressBook(props, isBook && to === 'user', list.shut)
  const making = useMaking(props, list)
  return {
    below: (options: ReactNode) => making.below(book.below(options)),
    opened: (
      <>
        {book.dialog}
        {making.form}
      </>
    ),
  }
}

/** 按部门选: the departments with their people, from the foot of the list. */
const useAddressBook = (props: PickerProps, isOffered: boolean, shut: () => void) => {
  const [isAsked, setAsked] = useState(false)
  const { isMany = false, value, field, onChange } = props
  const ids = Array.isArray(value) ? listIn<string>(value) : value ? [String(value)] : noIds
  const give = (people: readonly Colleague[]): void => {
    notePeople(people)
    onChange(isMany ? people.map(({ id }) => id) : (people[0]?.id ?? null))
  }
  const open = (): void => {
    shut()
    setAsked(true)
  }
  const below = (list: ReactNode) => (
    <>
      {list}
      {isOffered && (
        <button type="button" className="cb-option-more" onMouseDown={(event) => event.preventDefault()} onClick={open}>
          按部门选
        </button>
      )}
    </>
  )
  const dialog = isAsked && (
    <Suspense>
      <PeopleDialog label={field.label} chosen={ids} isMany={isMany} onGive={give} onClose={() => setAsked(false)} />
    </Suspense>
  )
  return { below, dialog }
}

const asOption = ({ id, name, sub }: RefOption) => ({ value: id, label: name, sub })

const OptionWords = ({ name, sub }: { readonly name: string; readonly sub: string | null | undefined }) => (
  <span className="cb-option">
    <span>{name}</span>
    {sub && <small>{sub}</small>}
  </span>
)

const isAmong = (options: readonly RefOption[], { id }: RefOption): boolean => options.some((each) => each.id === id)

const none: readonly RefOption[] = []
const noIds: readonly string[] = []
