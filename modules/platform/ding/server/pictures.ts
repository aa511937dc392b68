import { createHash } from 'node:crypto'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { DingError } from '@chengban/engine/ding/ding-error.ts'
import type { DingPerson, DingTalk } from '@chengban/engine/ding/ding-talk.ts'
import { bytesOf } from '@chengban/engine/files/bytes.ts'
import { sniff } from '@chengban/engine/files/sniff.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'

/** A picture as it was fetched; `name` tells at the next run whether it is still the same. */
export interface Picture {
  readonly name: string
  readonly bytes: Buffer
}

const prefix = '钉钉头像-'
const together = 8

/**
 * Returns the pictures that are new since the last run, by DingTalk id. Keeps pictures that people chose here; a
 * picture that fails to load is requested again in the next run.
 */
export const newPictures = async (
  tx: Sql,
  talk: DingTalk,
  theirs: readonly DingPerson[],
): Promise<ReadonlyMap<string, Picture>> => {
  const rows = await tx.query<{ dingtalkId: string | null; mobile: string | null; avatar: readonly FileEntry[] }>(
    'select dingtalk_id as "dingtalkId", mobile, avatar from store."user"',
  )
  const byDing = new Map(rows.map((row) => [row.dingtalkId, row]))
  const byMobile = new Map(rows.filter(({ dingtalkId }) => !dingtalkId).map((row) => [row.mobile, row]))
  const wanted = theirs.flatMap(({ id, mobile, avatar }) => {
    if (!avatar) return []
    const name = `${prefix}${createHash('sha256').update(avatar).digest('hex').slice(0, 16)}`
    const [stands] = (byDing.get(id) ?? (mobile ? byMobile.get(mobile) : undefined))?.avatar ?? []
    const isOurs = stands && !stands.name.startsWith(prefix)
    return isOurs || stands?.name.startsWith(name) ? [] : [{ id, name, address: avatar }]
  })
  const found = new Map<string, Picture>()
  for (let at = 0; at < wanted.length; at += together)
    await Promise.all(
      wanted.slice(at, at + together).map(async ({ id, name, address }) => {
        const bytes = await talk.picture(address).catch(nothing)
        if (bytes && (await isPicture(bytes))) found.set(id, { name, bytes })
      }),
    )
  return found
}

const isPicture = async (bytes: Buffer): Promise<boolean> =>
  ['jpeg', 'png', 'gif'].includes(String(await sniff(bytesOf(bytes))))

const nothing = (error: unknown): undefined => {
  if (!(error instanceof DingError)) throw error
}
