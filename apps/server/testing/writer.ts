import process from 'node:process'
import pg from 'pg'
import { startEmbedded } from '../database/embedded.ts'

// A server process that does nothing but write: it says each number once it is committed, until it is killed.
const { url } = await startEmbedded({ dataDir: process.argv[2] ?? '' })
const client = new pg.Client({ connectionString: url })
client.on('error', () => undefined)
await client.connect()
await client.query('create table if not exists written (n int primary key)')
for (let n = 1; ; n++) {
  await client.query('insert into written values ($1)', [n])
  process.stdout.write(`${n}\n`)
}
