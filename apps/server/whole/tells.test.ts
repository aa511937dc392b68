import { foretoldIn } from '@chengban/kernel/telling.ts'
import { expect, it } from 'vitest'
import { calls, entities } from '../compose.ts'

const told = entities.flatMap((entity) => (entity.tells ?? []).map((tells) => ({ entity, tells })))
const callOf = (path: string) => calls.find(({ signature }) => signature.method === 'GET' && signature.path === path)

it('figures beside a field are asked of a call that stands, by inputs it has, and are parts of its answer', () => {
  const byCalls = told.flatMap(({ entity, tells }) => ('call' in tells ? [{ entity, tells }] : []))
  expect(byCalls.length).toBeGreaterThan(1)
  const wrong = byCalls.flatMap(({ entity, tells: { call, by, shows, item, alarms = {}, fills = {}, bar } }) => {
    const { input = {}, answer = {} } = callOf(call)?.signature ?? {}
    const whole = partOf(answer, item?.of)
    const named = [
      ...Object.keys(shows),
      ...Object.keys(alarms),
      ...Object.values(fills),
      bar?.whole,
      ...(bar?.parts ?? []),
    ]
    const parts = named.filter((part) => part !== undefined && partOf(whole, part) === undefined)
    return [...Object.keys(by).filter((name) => !(name in input)), ...parts].map((part) => `${entity.name}: ${part}`)
  })
  expect(wrong).toEqual([])
})

it('what is foretold of a row is worked out by the server, of columns that its form asks for', () => {
  const foretold = entities.flatMap((entity) => foretoldIn(entity.tells).map((tells) => ({ entity, tells })))
  expect(foretold.length).toBeGreaterThan(1)
  const wrong = foretold.flatMap(({ entity, tells: { foretells, needs, at } }) => [
    ...foretells.filter((name) => !entity.fields[name]?.options.computed),
    ...[...needs, at].filter((name) => entity.fields[name]?.options.computed || entity.fields[name]?.options.readonly),
  ])
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
