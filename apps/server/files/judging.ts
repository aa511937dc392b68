import type { Bytes } from '@chengban/engine/files/bytes.ts'
import { agrees, mimeOf } from '@chengban/engine/files/content.ts'
import { duration } from '@chengban/engine/files/duration.ts'
import { mayBecome, sniff } from '@chengban/engine/files/sniff.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FileDoor, Uploader } from './door.ts'
import type { FormFields } from './form.ts'
import { type UploadRule, uploadRule } from './upload-rule.ts'

/** An upload whose bytes are all there, before it is accepted. */
export interface Candidate {
  door: FileDoor
  actor: Uploader
  ext: string
  fields: () => Promise<FormFields>
}

/** What an upload turned out to be. */
export interface Judged {
  rule: UploadRule
  mime: string
  seconds: number | null
}

const mismatch = (): Refusal => new Refusal('VALIDATION', '文件内容与扩展名不符')
export const noFile = (): Refusal => new Refusal('VALIDATION', '请选择文件')

/** Refuses at the first bytes what can only be refused at the last. */
export function judgeHead(ext: string, head: Buffer): void {
  if (head.length === 0) throw noFile()
  if (!mayBecome(ext, head)) throw mismatch()
}

/** The last word, over all bytes. */
export async function judge({ door, actor, ext, fields }: Candidate, bytes: Bytes): Promise<Judged> {
  const rule = await uploadRule(door, actor, await fields(), ext)
  if (bytes.size > rule.maxBytes) throw new Refusal('TOO_LARGE', rule.tooLarge)
  const content = await sniff(bytes)
  if (content === null || !agrees(ext, content)) throw mismatch()
  return { rule, mime: mimeOf(ext, content), seconds: await duration(bytes, content) }
}
