import { noteLinkAct } from '@chengban/engine/client-page/link-acts.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { isKnown } from '@chengban/engine/files/content.ts'
import { largestOf } from '@chengban/engine/files/folders.ts'
import { extensionOf, safeName } from '@chengban/engine/files/name.ts'
import type { Stored } from '@chengban/engine/files/storage.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { terabyte } from '@chengban/kernel/upload-folders.ts'
import type { FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { openForm } from './form.ts'
import { type Candidate, type Judged, judge, judgeHead } from './judging.ts'
import { statusAtFirst } from './office-preview.ts'
import { insertFile, type StoredFile, urlOf } from './record.ts'
import { unknownType, uploadRule } from './upload-rule.ts'

/** So many files in an hour come by one link. */
const mostByLink = 20
/** What a form may have beside its file. */
const formBytes = 65_536

/**
 * Stores the file of a form and writes its row; a refusal leaves neither. Checks the declared length before it reads
 * the body; that length counts a few hundred bytes of form beside the file.
 */
export async function upload(door: FileDoor, request: FastifyRequest): Promise<StoredFile> {
  const actor = await door.uploaderOf(request)
  const whole = largestOf(await door.rules())
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > Math.min(terabyte, whole.maxBytes + formBytes)) throw new Refusal('TOO_LARGE', whole.tooLarge)
  const form = await openForm(request)
  const name = safeName(form.file.filename)
  const candidate: Candidate = { door, actor, ext: extensionOf(name), fields: form.rest }
  if (!isKnown(candidate.ext)) throw unknownType()
  const early = form.before.folder ? await uploadRule(door, actor, form.before, candidate.ext) : whole
  const id = uuidv7()
  let judged: Judged | undefined
  const stored = await door.storage.put(form.file.file, id, {
    maxBytes: early.maxBytes,
    tooLarge: early.tooLarge,
    begin: (head) => judgeHead(candidate.ext, head),
    inspect: async (bytes) => {
      judged = await judge(candidate, bytes)
    },
  })
  if (!judged) throw new Error('stored without being inspected')
  return keepRow(candidate, { id, name }, stored, judged)
}

/** Writes the row of stored bytes. It comes last, so that there is none without its bytes; without it they go. */
export async function keepRow(
  { door, actor, ext }: Candidate,
  { id, name }: Pick<StoredFile, 'id' | 'name'>,
  stored: Stored,
  { rule: { folder }, mime, seconds }: Judged,
): Promise<StoredFile> {
  const url = urlOf({ id, folder, ext })
  const creatorId = actor.identity?.userId ?? null
  const file = { id, url, name, folder, ext, mime, ...stored, duration: seconds, creatorId }
  try {
    const preview = await door.transaction(async (tx) => {
      const status = await statusAtFirst(tx, door.office, file)
      await insertFile(tx, file, status)
      if (actor.link) await noteLinkAct(tx, actor.link, { name: 'upload', most: mostByLink, fileId: id })
      return status
    })
    if (preview === '排队') door.drawSoon()
    return file
  } catch (error) {
    await door.storage.remove(id)
    throw error
  }
}
