import type pg from 'pg'

/** The client sends one statement at a time, as the driver asks for; tests ask several at once. */
export const inTurn = (client: pg.Client): pg.Client => {
  const send = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  let before: Promise<unknown> = Promise.resolve()
  const query = (...asked: unknown[]): Promise<unknown> => {
    const sent = before.then(() => send(...asked))
    before = sent.catch(() => undefined)
    return sent
  }
  return Object.assign(client, { query })
}
