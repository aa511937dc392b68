import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import type { Sql } from './db/sql.ts'
import type { DingDoor } from './ding/ding-door.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Vault } from './seal/vault.ts'

/** What the write path's handlers need of signing in; composed by the server. An area adds its own by declaration merging. */
export interface Services {
  /** PHC string of a password. */
  hashPassword(plain: string): Promise<string>
  /** Whether a password is that of a PHC string; of none it takes as long. */
  isPassword(plain: string, hash: string | null): Promise<boolean>
  /** A made-up password that meets the policy for this account name. */
  randomPassword(name: string): string
  /** A ticket by which this session alone reads the file of this address, for ten minutes. */
  fileTicket(identity: { readonly userId: string; readonly sessionId: string }, url: string): string
  /** The same for the bearer of a row's token, while it is valid; `id` is the row's. */
  linkTicket(link: { readonly of: string; readonly id: string; readonly value: string }, url: string): string
  /** A ticket for another system: a JWT of these claims, good for 60 seconds, signed with the key that system knows. */
  signTicket(claims: Readonly<Record<string, string>>, secret: string): Promise<string>
  /** Notes that a person went on to another system; gives the id of the note. */
  noteJump(tx: Sql, who: { readonly userId: string; readonly address: string }): Promise<string>
  /** What seals passwords of elsewhere, and opens them. */
  readonly vault: Vault
  /** All bytes of a stored file, which is known to be small. */
  fileBytes(id: string): Promise<Buffer>
  /** Keeps a picture of a person as a file of everybody's; undefined where the bytes are no picture. */
  keepPicture(tx: Sql, bytes: Buffer, name: string): Promise<FileEntry | undefined>
  /** DingTalk, for callers with its settings. */
  readonly ding: DingDoor
  /** Systems of other companies, for callers that notify them. */
  readonly outbound: Outbound
  /** Ends every session of a person from the next request on. */
  revoke(tx: Sql, userId: string, reason: '停用' | '重置密码' | '管理员下线'): Promise<unknown>
}
