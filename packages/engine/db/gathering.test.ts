import { expect, it } from 'vitest'
import { systemActor } from './database.ts'
import { Gathering } from './gathering.ts'
import type { RowsListener, Statement } from './pipeline.ts'

/** A database that records the statements of each round trip; statements set to fail do so with their code. */
const noting = () => {
  const trips: string[][] = []
  const rowsOf = ({ text }: Statement) => {
    const code = /^fails (.*)/.exec(text)?.[1]
    if (code) throw Object.assign(new Error(text), { code })
    return [{ text }]
  }
  const db = {
    read: async (_actor: unknown, statement: Statement) => {
      trips.push([statement.text])
      return rowsOf(statement)
    },
    readAll: () => Promise.reject(new Error('not asked')),
    readEach: async (_actor: unknown, statements: readonly Statement[], told: RowsListener) => {
      trips.push(statements.map(({ text }) => text))
      await Promise.resolve()
      for (const [index, statement] of statements.entries()) told(rowsOf(statement), index)
    },
  }
  const gathering = new Gathering(db as never)
  return { trips, ask: (text: string, generic = false) => gathering.read(systemActor, { text, generic }) }
}

it('what is asked in one turn goes out together, what is asked meanwhile afterwards, each kind by itself', async () => {
  const { trips, ask } = noting()
  const later = ask('a').then(() => ask('d'))
  expect(await Promise.all([ask('b'), ask('c', true), later])).toEqual([
    [{ text: 'b' }],
    [{ text: 'c' }],
    [{ text: 'd' }],
  ])
  expect(trips).toEqual([['a', 'b'], ['c'], ['d']])
  expect(await ask('e')).toEqual([{ text: 'e' }])
})

it('what one statement is refused for leaves the others answered, those before it once', async () => {
  const { trips, ask } = noting()
  const answers = await Promise.allSettled([ask('a'), ask('fails 22012'), ask('c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(trips).toEqual([['a', 'fails 22012', 'c'], ['fails 22012'], ['c']])
})

it.each(['CB409', '57014', '08006'])('what ends with %s for one ends so for all that follow, unasked', async (code) => {
  const { trips, ask } = noting()
  const answers = await Promise.allSettled([ask('a'), ask(`fails ${code}`), ask('c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(trips).toHaveLength(1)
})
