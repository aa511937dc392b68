import { expect, it } from 'vitest'
import { loggable } from './loggable.ts'
import { requestId } from './request-id.ts'

const ofDatabase = (message: string, facts: object): Error => Object.assign(new Error(message), facts)

it('leaves out the values an error arose from', () => {
  const said = JSON.stringify(
    loggable(
      ofDatabase('null value in column "name" of relation "admin" violates not-null constraint', {
        code: '23502',
        table: 'admin',
        column: 'name',
        detail: 'Failing row contains ($argon2id$geheim).',
        where: 'PL/pgSQL: geheim',
      }),
    ),
  )
  expect(said).toContain('"column":"name"')
  expect(said).not.toContain('geheim')
  const spelt = loggable(ofDatabase('invalid input syntax for type uuid: "geheim "x""', { code: '22P02' }))
  expect(spelt.message).toBe('invalid input syntax for type uuid: "…"')
  expect(spelt.stack).not.toContain('geheim')
  expect(spelt.stack).toContain('loggable.test.ts')
})

it('tells causes too, and takes what another thread has written down as it is', () => {
  const error = loggable(new Error('outer', { cause: new Error('inner: "x"') }))
  expect(error).toMatchObject({ message: 'outer', cause: { message: 'inner: "…"' } })
  expect(loggable(error)).toBe(error)
  expect(loggable('words: "x"')).toEqual({ type: 'string', message: 'words: "…"' })
})

it('takes over a request’s name from a proxy only where it is one', () => {
  const named = (given?: string) => requestId({ headers: given === undefined ? {} : { 'x-request-id': given } })
  expect(named('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c')
  for (const given of [undefined, 'short', 'a b c d e f g h', '{"level":50}', 'x'.repeat(65), '换行换行换行换行'])
    expect(named(given)).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
})
