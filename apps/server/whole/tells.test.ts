import { expect, it } from 'vitest'
import { calls, entities } from '../compose.ts'

const told = entities.flatMap((entity) => (entity.tells ?? []).map((tells) => ({ entity, tells })))
const callOf = (path: string) => calls.find(({ signature }) => signature.method === 'GET' && signature.path === path)

it('figures beside a field are asked of a call that stands, by inputs it has, and are parts of its answer', () => {
  expect(told.length).toBeGreaterThan(1)
  const wrong = told.flatMap(({ entity, tells: { call, by, shows, item } }) => {
    const { input = {}, answer = {} } = callOf(call)?.signature ?? {}
    const whole = partOf(answer, item?.of)
    const parts = Object.keys(shows).filter((part) => partOf(whole, part) === undefined)
    return [...Object.keys(by).filter((name) => !(name in input)), ...parts].map((part) => `${entity.name}: ${part}`)
  })
  expect(wrong).toEqual([])
})

const partOf = (form: unknown, path = ''): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>(
      (found, key) => {
        const inner = Array.isArray(found) ? found[0] : found
        if (typeof inner !== 'object' || inner === null) return undefined
        return Object.entries(inner).find(([name]) => name.replace(/\?$/, '') === key)?.[1]
      },
      Array.isArray(form) ? form[0] : form,
    )
