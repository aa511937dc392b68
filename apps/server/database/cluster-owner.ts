import { readFile, stat } from 'node:fs/promises'
import process from 'node:process'

/** The system user that PostgreSQL runs as when we are root. */
export interface Owner {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root: it then runs as the present owner of the data, else as `postgres`, else as
 * `nobody`. Undefined when we are not root and need no other user. @param places folders whose owner comes first, the
 * most telling first
 */
export const clusterOwner = async (places: readonly string[]): Promise<Owner | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const users = parsePasswd(await readFile('/etc/passwd', 'utf8'))
  for (const place of places) {
    const found = await stat(place).catch(() => undefined)
    const user = users.find(({ uid }) => uid !== 0 && uid === found?.uid)
    if (user) return user
  }
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody')
  if (!user)
    throw new Error('PostgreSQL 不能以 root 运行，且系统没有 postgres 或 nobody 用户 / no user to run PostgreSQL as')
  return { uid: user.uid, gid: user.gid }
}

interface SystemUser extends Owner {
  name: string
}

/** Reads the lines of `/etc/passwd`. */
export const parsePasswd = (text: string): SystemUser[] =>
  text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((parts) => parts.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
