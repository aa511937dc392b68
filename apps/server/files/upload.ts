import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { Bytes } from '@chengban/engine/files/bytes.ts'
import { agrees, isKnown, mimeOf } from '@chengban/engine/files/content.ts'
import { duration } from '@chengban/engine/files/duration.ts'
import { terabyte } from '@chengban/engine/files/folders.ts'
import { extensionOf, safeName } from '@chengban/engine/files/name.ts'
import { mayBecome, sniff } from '@chengban/engine/files/sniff.ts'
import type { Stored } from '@chengban/engine/files/storage.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { FileActor, FileDoor } from './door.ts'
import { type OpenForm, openForm } from './form.ts'
import { insertFile, type StoredFile, urlOf } from './record.ts'
import { type UploadRule, uploadRule } from './upload-rule.ts'

const whole = { maxBytes: terabyte, tooLarge: '文件超过1TB' }

/** What an upload turned out to be. */
interface Judged {
  rule: UploadRule
  mime: string
  seconds: number | null
}

/** What is known of an upload while it runs. */
interface Running {
  door: FileDoor
  actor: FileActor
  form: OpenForm
  ext: string
}

/**
 * Stores the file of a form and writes its row; what is refused on the way leaves neither. The declared length of the
 * request is judged before anything of it is read; it counts a few hundred bytes of form beside the file.
 */
export async function upload(door: FileDoor, request: FastifyRequest): Promise<StoredFile> {
  const actor = await door.authenticate(request)
  if (Number(request.headers['content-length'] ?? 0) > terabyte) throw new Refusal('TOO_LARGE', whole.tooLarge)
  const form = await openForm(request)
  const name = safeName(form.file.filename)
  const running: Running = { door, actor, form, ext: extensionOf(name) }
  const id = uuidv7()
  const { stored, rule, mime, seconds } = await store(running, id)
  const { folder } = rule
  const url = urlOf({ id, folder, ext: running.ext })
  return keep(door, {
    id,
    url,
    name,
    folder,
    ext: running.ext,
    mime,
    ...stored,
    duration: seconds,
    creatorId: actor.userId,
  })
}

async function store(running: Running, id: string): Promise<Judged & { stored: Stored }> {
  const { door, actor, form, ext } = running
  if (!isKnown(ext)) throw new Refusal('VALIDATION', '不支持的文件类型')
  const early = form.before.folder ? await uploadRule(door, actor, form.before, ext) : whole
  let judged: Judged | undefined
  const stored = await door.storage.put(form.file.file, id, {
    maxBytes: early.maxBytes,
    tooLarge: early.tooLarge,
    begin: (head) => begin(ext, head),
    inspect: async (bytes) => {
      judged = await judge(running, bytes)
    },
  })
  if (!judged) throw new Error('stored without being inspected')
  return { stored, ...judged }
}

/** Refuses at the first bytes what can only be refused at the last. */
function begin(ext: string, head: Buffer): void {
  if (head.length === 0) throw new Refusal('VALIDATION', '请选择文件')
  if (!mayBecome(ext, head)) throw new Refusal('VALIDATION', '文件内容与扩展名不符')
}

/** The last word: all fields of the form are there, and all bytes of the file. */
async function judge({ door, actor, form, ext }: Running, bytes: Bytes): Promise<Judged> {
  const rule = await uploadRule(door, actor, await form.rest(), ext)
  if (bytes.size > rule.maxBytes) throw new Refusal('TOO_LARGE', rule.tooLarge)
  const content = await sniff(bytes)
  if (content === null || !agrees(ext, content)) throw new Refusal('VALIDATION', '文件内容与扩展名不符')
  return { rule, mime: mimeOf(ext, content), seconds: await duration(bytes, content) }
}

/** The row comes last, so that there is none without its bytes. */
async function keep(door: FileDoor, file: StoredFile): Promise<StoredFile> {
  try {
    await door.transaction((tx) => insertFile(tx, file))
    return file
  } catch (error) {
    await door.storage.remove(file.id)
    throw error
  }
}
