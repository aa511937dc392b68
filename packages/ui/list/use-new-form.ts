import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Row } from '../data/row.ts'

/**
 * The form of a new row, once somebody opens it. `?new=1` opens it empty, `?new={"date":"2026-12-05"}` with these values.
 * `creates`: they can make one.
 */
export const useNewForm = (creates: boolean) => {
  const [form, setForm] = useState<Row>()
  const [params, setParams] = useSearchParams()
  const create = creates ? () => setForm(blank) : undefined
  const isDue = creates && params.has('new')
  const open = useEffectEvent(() => {
    setForm(begun(params.get('new')))
    // a page opened again, or by the way back, shows the list alone
    setParams((present) => without(present, 'new'), { replace: true })
  })
  useEffect(() => {
    if (isDue) open()
  }, [isDue])
  return { form, setForm, create }
}

const blank: Row = {}

/** The values of an address; anything else begins empty. */
const begun = (text: string | null): Row => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : blank
  } catch {
    return blank
  }
}

const without = (params: URLSearchParams, name: string): URLSearchParams => {
  const left = new URLSearchParams(params)
  left.delete(name)
  return left
}
