import { CalendarOutlined } from '@ant-design/icons'
import { Input, type InputRef, Popover } from 'antd'
import { type ChangeEvent, type FocusEvent, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { maskDate } from './date-mask.ts'
import { DATE_WRONG, readDate } from './partial-date.ts'
import './date.css'

const Calendar = lazyPart(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

interface Props {
  /** `2026-05-03`; with `partial` also `2026` or `2026-05`. What cannot be read stays as typed. */
  readonly value?: string | null
  /**
   * Receives the date in the format of `value`; input that is no date arrives as typed (refuse it with `dateRule`).
   * Empty: null.
   */
  readonly onChange?: (value: string | null) => void
  /** Called when the focus leaves the field. */
  readonly onLeave?: () => void
  readonly partial?: boolean
  readonly id?: string
  readonly disabled?: boolean
  readonly placeholder?: string
  readonly 'aria-label'?: string
  /** What the form says against it. */
  readonly isInvalid?: boolean
  /** The form says 日期错误 itself. */
  readonly quiet?: boolean
}

/** A date with the mask ####-##-##, typed or picked. Flags invalid input and never changes it. */
export function DateInput({ value, onChange, partial = false, quiet = false, isInvalid = false, ...more }: Props) {
  const { onLeave, ...rest } = more
  const { text, isLeft, type, enter, leave, show } = useDateText(value ?? '', onChange, partial)
  const [open, setOpen] = useState(false)
  const input = useRef<InputRef>(null)
  const wrong = isLeft && text !== '' && !isDate(text, partial)
  const pick = (date: string) => {
    show(date)
    setOpen(false)
    input.current?.focus()
  }
  return (
    <span className="cb-date">
      <Input
        {...rest}
        ref={input}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        placeholder={rest.placeholder ?? (partial ? '年-月-日，月日可省' : '年-月-日')}
        status={wrong || isInvalid ? 'error' : ''}
        aria-invalid={wrong || isInvalid}
        onChange={type}
        onCompositionEnd={(event) => type(event as unknown as ChangeEvent<HTMLInputElement>)}
        onFocus={enter}
        onBlur={() => {
          leave()
          onLeave?.()
        }}
        suffix={
          <Popover
            open={open}
            onOpenChange={setOpen}
            trigger="click"
            placement="bottomRight"
            arrow={false}
            content={
              <Suspense fallback={<div className="cb-calendar is-waiting" />}>
                {open && <Calendar value={text} onPick={pick} />}
              </Suspense>
            }
          >
            <button type="button" className="cb-date-open" aria-label="打开日历" disabled={rest.disabled}>
              <CalendarOutlined />
            </button>
          </Popover>
        }
      />
      {wrong && !quiet && (
        <span className="cb-date-wrong" role="alert">
          {DATE_WRONG}
        </span>
      )}
    </span>
  )
}

/** Returns the rule of an antd form item: refuses invalid dates and, with `partial` false, incomplete dates. */
export function dateRule(partial = false) {
  return {
    validator: async (_: unknown, value: string | null | undefined) => {
      if (value && !isDate(value, partial)) throw new Error(DATE_WRONG)
    },
  }
}

function isDate(text: string, partial: boolean): boolean {
  const date = readDate(text)
  return date !== undefined && (partial || date.whole)
}

function useDateText(value: string, onChange: Props['onChange'], partial: boolean) {
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const show = (next: string) => {
    setTyped(next)
    const date = readDate(next)
    onChange?.(next.trim() === '' ? null : date !== undefined && (partial || date.whole) ? date.text : next)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value
    const shown = typed ?? value
    const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
    const atEnd = event.target.selectionStart === null || event.target.selectionStart >= next.length
    const grew = next.length > shown.length
    show(!composing && atEnd && grew ? maskDate(next) : next)
  }
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(false)
    // typing replaces the whole date instead of extending it
    event.target.select()
  }
  const leave = () => {
    setLeft(true)
    const date = typed === undefined ? undefined : readDate(typed)
    if (date) setTyped(undefined)
    if (date && (partial || date.whole) && date.text !== value) onChange?.(date.text)
  }
  return { text: typed ?? value, isLeft, type, enter, leave, show }
}
