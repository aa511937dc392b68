import type { Readable } from 'node:stream'
import { lock } from '@chengban/engine/db/locks.ts'
import { isUuid, uuidv7 } from '@chengban/engine/db/uuid.ts'
import { isKnown } from '@chengban/engine/files/content.ts'
import { extensionOf, safeName } from '@chengban/engine/files/name.ts'
import { headBytes } from '@chengban/engine/files/sniff.ts'
import { conflict, Refusal } from '@chengban/kernel/refusal.ts'
import type { Identity } from '../auth/context.ts'
import type { FileDoor } from './door.ts'
import type { FormFields } from './form.ts'
import { type Judged, judge, judgeHead, noFile } from './judging.ts'
import { findFile } from './record.ts'
import { demandRoom } from './unfinished.ts'
import { keepRow } from './upload.ts'
import { unknownType, uploadRule } from './upload-rule.ts'
import { Turns } from './upload-turns.ts'

/** What the client announces about a file before its first byte. */
export interface Announced extends FormFields {
  name: string
  /** Bytes. */
  length: number
}

/** Bytes as they come in; `stop` cuts the line they come over. */
export interface Piece {
  bytes: Readable
  stop: () => void
}

/** How far an upload has come; `url` once it is a file. */
export interface Progress {
  offset: number
  length: number
  url: string | null
}

interface Note extends Announced {
  userId: string
}

/** Thrown for a piece that does not begin at the upload's offset; carries the offset. */
export class Misplaced extends Error {
  readonly offset: number
  constructor(offset: number) {
    super('misplaced')
    this.offset = offset
  }
}

/** Uploads that break off and go on, each under the id its file will have. They are their uploader's alone. */
export class ResumableUploads {
  readonly #door: FileDoor
  readonly #turns = new Turns()

  constructor(door: FileDoor) {
    this.#door = door
  }

  /** Judges what can be judged by its announcement and gives the id. */
  async begin(actor: Identity, { name: sent, length, ...fields }: Announced): Promise<string> {
    const name = safeName(sent)
    const ext = extensionOf(name)
    if (!isKnown(ext)) throw unknownType()
    const { maxBytes, tooLarge } = await uploadRule(this.#door, { identity: actor }, fields, ext)
    if (length === 0) throw noFile()
    if (length > maxBytes) throw new Refusal('TOO_LARGE', tooLarge)
    const id = uuidv7()
    const { userId } = actor
    const note: Note = { ...fields, name, length, userId }
    const { pieces } = this.#door.storage
    const rules = await this.#door.rules()
    await this.#door.transaction(async (tx) => {
      // announcements are judged one after the other, whichever process they reach
      await lock(tx, 'uploads')
      await demandRoom(pieces, { userId, length }, rules)
      await pieces.open(id, note, length)
    })
    return id
  }

  /**
   * Throws NOT_FOUND for anybody who did not begin the upload. Ends a piece that still comes in over another
   * connection.
   */
  async progress(actor: Identity, id: string): Promise<Progress> {
    await this.#find(actor, id)
    const none = () => undefined
    return this.#turns.take(id, none, () => this.#find(actor, id))
  }

  /** Takes the piece that begins at `from`; the last one makes the file. What has come before a break stays. */
  async take(actor: Identity, id: string, from: number, piece: Piece): Promise<Progress> {
    await this.#find(actor, id)
    return this.#turns.take(id, piece.stop, () => this.#append(actor, id, from, piece.bytes))
  }

  async drop(actor: Identity, id: string): Promise<void> {
    await this.#find(actor, id)
    const none = () => undefined
    await this.#turns.take(id, none, () => this.#door.storage.pieces.drop(id))
  }

  async #find(actor: Identity, id: string): Promise<Progress> {
    const missing = new Refusal('NOT_FOUND', '文件不存在')
    if (!isUuid(id)) throw missing
    const coming = await this.#door.storage.pieces.find(id)
    if (coming) {
      const { userId, length } = coming.note as Note
      if (userId !== actor.userId) throw missing
      return { offset: coming.size, length, url: null }
    }
    const file = await this.#door.transaction((tx) => findFile(tx, id))
    if (file?.creatorId !== actor.userId) throw missing
    return { offset: file.size, length: file.size, url: file.url }
  }

  async #append(actor: Identity, id: string, from: number, source: Readable): Promise<Progress> {
    const { offset, length, url } = await this.#find(actor, id)
    if (offset !== from) throw new Misplaced(offset)
    if (url !== null) return { offset, length, url }
    const { pieces } = this.#door.storage
    const note = (await pieces.find(id))?.note as Note
    return this.#droppingRefused(id, async () => {
      await pieces.append(id, from, source, {
        maxBytes: length - from,
        tooLarge: '上传内容超过声明的长度',
        begin: (head) => {
          if (from === 0 && (head.length >= headBytes || head.length === length))
            judgeHead(extensionOf(note.name), head)
        },
      })
      const size = (await pieces.find(id))?.size ?? 0
      return size < length ? { offset: size, length, url: null } : this.#finish(actor, id, note)
    })
  }

  async #finish(actor: Identity, id: string, note: Note): Promise<Progress> {
    const candidate = {
      door: this.#door,
      actor: { identity: actor },
      ext: extensionOf(note.name),
      fields: async () => note,
    }
    let judged: Judged | undefined
    const stored = await this.#door.storage.pieces.finish(id, id, async (bytes) => {
      judged = await judge(candidate, bytes)
    })
    if (!judged) throw new Error('stored without being inspected')
    const { size, url } = await keepRow(candidate, { id, name: note.name }, stored, judged)
    return { offset: size, length: size, url }
  }

  /**
   * Deletes an upload that was refused for its content: sending on would not help. Keeps it after a broken line or on a
   * full disk.
   */
  async #droppingRefused<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const isHopeless = error instanceof Refusal && error.code !== 'INTERNAL' && error.code !== 'CONFLICT'
      if (isHopeless) await this.#door.storage.pieces.drop(id)
      throw error
    }
  }
}

/** The refusal of a misplaced piece in words. */
export const misplaced = ({ offset }: Misplaced): Refusal => conflict('上传位置不符，请从断点继续', { offset })
