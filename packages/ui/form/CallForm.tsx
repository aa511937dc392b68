import type { Call } from '@chengban/kernel/call.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/error-notice.ts'
import { request } from '../api/request.ts'
import { FormField } from './FormField.tsx'
import { useForm } from './use-form.ts'
import type { Values } from './values.ts'
import './form.css'

interface Props {
  /** A POST; what it asks for are the fields. */
  readonly call: Call
  readonly okText: string
  readonly initial?: Values
  /** What the page knows already: sent along, not asked for. */
  readonly given?: Values
  /** Gives typed values the form in which the call takes them. */
  readonly body?: (values: Values) => Values
  readonly onDone: (answer: Readonly<Record<string, unknown>>) => void
}

/** The input of a named call as an inline form; it is emptied after the call was answered. */
export const CallForm = (props: Props) => {
  const [count, setCount] = useState(0)
  return (
    <OneForm
      key={count}
      {...props}
      onDone={(answer) => {
        setCount(count + 1)
        props.onDone(answer)
      }}
    />
  )
}

const OneForm = ({ call, okText, initial, given = nothing, body = same, onDone }: Props) => {
  const entity = useMemo(() => asEntity(call), [call])
  const names = useMemo(() => Object.keys(entity.fields).filter((name) => !(name in given)), [entity, given])
  const form = useForm({ entity, only: names, initial })
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if (Object.keys(form.check(false)).length) return
    setBusy(true)
    try {
      onDone(await request('POST', `/api${call.path}`, { body: { ...body(filled(form.wire(form.values))), ...given } }))
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined
      if (fields && Object.keys(fields).some((name) => names.includes(name))) form.setErrors(fields)
      else reportError(error)
      setBusy(false)
    }
  }
  return (
    <form
      className="cb-call-form"
      noValidate
      aria-label={call.label}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {names.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <p>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {okText}
        </Button>
      </p>
    </form>
  )
}

const nothing: Values = {}
const same = (values: Values): Values => values

const asEntity = ({ path, label, input = {} }: Call): Entity =>
  ({ name: path.slice(1).replaceAll('/', '-'), label, title: Object.keys(input)[0] ?? '', fields: input }) as Entity

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
