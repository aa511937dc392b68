import { createHash } from 'node:crypto'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { type FileEntry, filesIn, type Signed } from '@chengban/kernel/kinds/file.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { instant } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { folderRules } from '../files/folders.ts'
import { isDrawnOn } from '../files/ink.ts'
import { canonical } from '../row/canonical.ts'
import type { Values, Writer } from '../row/scene.ts'
import { filled, signedContent } from './signed-content.ts'

interface Signing {
  readonly tx: Sql
  readonly writer: Writer
  readonly entity: Entity
  readonly fields: Readonly<Record<string, Field>>
  /** The input, its files already replaced by the stored ones: signatures are completed here. */
  readonly values: Values
  readonly before: Values | null
  /** The row that is signed. */
  readonly row: Values
}

/**
 * Completes the signatures sent: content, person, time and address. A signature is a PNG that the signed-in person, or
 * the bearer of a link, has drawn for this purpose only; once given it stays. Gives errors by field.
 */
export const completeSignatures = async (signing: Signing): Promise<Record<string, string>> => {
  const { fields, values, before } = signing
  const errors: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (field?.kind !== 'signature') continue
    const [entry] = entriesOf(value)
    const signed = entry && (await signedField(signing, field, entry))
    if (entriesOf(before?.[name]).length > 0) errors[name] = signedAlready(field)
    else if (signed) values[name] = [signed]
    else if (entry) errors[name] = '请签名'
  }
  return errors
}

/** In the words of the field, where it has some. */
const signedAlready = ({ options }: Field): string => {
  const { again } = options
  if (again) throw conflict(again)
  return '已签名，不能修改'
}

const entriesOf = (value: unknown): readonly FileEntry[] => filesIn(value)

const signedField = async (signing: Signing, { options }: Field, entry: FileEntry): Promise<Signed | undefined> => {
  const { tx, writer, row } = signing
  const { signer } = options
  const signerId = (signer ? String(row[signer] ?? '') : writer.actor.userId) || null
  return signedEntry(tx, writer, entry, { content: await contentOf(signing), signerId })
}

/** The record as the signer reads it, and what they say with it. */
const contentOf = async ({ tx, writer, entity, fields, values, before }: Signing): Promise<Values> => {
  const said = Object.entries(values).filter(([name]) => fields[name]?.kind !== 'signature')
  const record = before ? await signedContent(tx, writer.catalog, entity, String(before.id)) : {}
  return { ...record, ...filled(Object.fromEntries(said)) }
}

/** As the folder of signatures takes them. */
const mostBytes = folderRules.signature.maxBytes

/** The drawn file with what it signs; undefined where it is no fresh drawing of the person, or is empty. */
export const signedEntry = async (
  tx: Sql,
  { actor, services, brought = [] }: Writer,
  { url, name, size }: FileEntry,
  { content, signerId }: { content: unknown; signerId: string | null },
): Promise<Signed | undefined> => {
  const { userId, sessionId, token } = actor
  // who has no account draws for this request alone
  if (token && !brought.some((file) => file.url === url)) return undefined
  const [drawn] = await tx.query<{ id: string; size: number; ip: string | null }>(
    `select f.id, f.size, (select l.address from store.login_log l where l.id = $3) as ip from store.stored_file f
     where f.url = $1 and f.creator_id is not distinct from $2 and f.mime = 'image/png'
       and not exists (select from store.file_link k where k.file_id = f.id)`,
    [url, userId || null, sessionId || null],
  )
  if (!drawn || drawn.size > mostBytes || !(await isDrawnOn(await services.fileBytes(drawn.id)))) return undefined
  const ip = token?.address ?? drawn.ip
  return { url, name, size, hash: hashOf(content), signerId, tzSign: instant(), ip }
}

/** SHA-256 of the content as canonical JSON: keys in order, no spaces. */
export const hashOf = (content: unknown): string => createHash('sha256').update(canonical(content)).digest('hex')
