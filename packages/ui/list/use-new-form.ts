import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Row } from '../data/row.ts'

/** The form of a new row, once somebody opens it; whoever comes by `?new=1` finds it open. `creates`: they can make one. */
export const useNewForm = (creates: boolean) => {
  const [form, setForm] = useState<Row>()
  const [params, setParams] = useSearchParams()
  const create = creates ? () => setForm(blank) : undefined
  const isDue = creates && params.has('new')
  const open = useEffectEvent(() => {
    create?.()
    // a page opened again, or by the way back, shows the list alone
    setParams((present) => without(present, 'new'), { replace: true })
  })
  useEffect(() => {
    if (isDue) open()
  }, [isDue])
  return { form, setForm, create }
}

const blank: Row = {}

const without = (params: URLSearchParams, name: string): URLSearchParams => {
  const left = new URLSearchParams(params)
  left.delete(name)
  return left
}
