import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './places.ts'

/** An entry of the lock file, with the parts used here. */
export interface Locked {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/**
 * Programs for other platforms that a lock file leaves out when the registry it was made with does not carry them.
 * `npm ci` refuses such a lock file on every platform, so they are entered by what their names say.
 */
export const missingPrograms = (packages: Record<string, Locked>): Record<string, Locked> => {
  const missing: Record<string, Locked> = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    if (!path.includes('node_modules/')) continue
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (packages[`node_modules/${name}`] || packages[`${path}/node_modules/${name}`] || !/^\d/.test(version)) continue
      missing[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) }
    }
  }
  return missing
}

const platformOf = (name: string): Locked => {
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)?.[0]
  const cpu = /arm64|arm|x64|ppc64|riscv64|s390x|ia32/.exec(name.split('/').at(-1) ?? '')?.[0]
  const libc = os === 'linux' ? /musl|gnu/.exec(name)?.[0] : undefined
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}),
  }
}

if (import.meta.main) {
  const path = join(root, 'package-lock.json')
  const lock = JSON.parse(await readFile(path, 'utf8')) as { packages: Record<string, Locked> }
  const packages = { ...lock.packages, ...missingPrograms(lock.packages) }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`)
}
