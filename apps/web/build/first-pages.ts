import type { Plugin, Rolldown } from 'vite'

/** The pages that people open first: a letter for each page, and how the paths of its modules end. */
const pages: Readonly<Record<string, readonly string[]>> = {
  e: ['/apps/web/main.ts'],
  s: ['/apps/web/start.tsx'],
  d: ['/packages/ui/shell/Shell.tsx', '/packages/ui/theme/AntdProvider.tsx'],
  l: ['/packages/ui/screen/GenericScreen.tsx'],
  p: ['/packages/ui/shell/PhoneFrame.tsx', '/packages/ui/phone/Approval.tsx'],
}

/**
 * Puts modules that are used by the same set of these pages into one file, so that a first opening fetches 29 files
 * instead of 126. Modules of the sign-in page stay in its file; all other modules are split by the bundler.
 */
export const groupFirstPages = () => {
  const lettersOf = new Map<string, string>()
  // dynamically imported modules are not grouped
  const parts = new Set<string>()
  const plugin: Plugin = {
    name: 'chengban:first-pages',
    buildEnd() {
      const visit = (id: string, letter: string): void => {
        const before = lettersOf.get(id) ?? ''
        const info = this.getModuleInfo(id)
        if (!info || before.includes(letter)) return
        lettersOf.set(id, before + letter)
        if (info.dynamicImporters.length > 0) parts.add(id)
        for (const each of importsOf(info)) visit(each, letter)
      }
      const ids = [...this.getModuleIds()]
      for (const [letter, ends] of Object.entries(pages))
        for (const id of ids.filter((one) => ends.some((end) => one.endsWith(end)))) visit(id, letter)
    },
  }
  const name = (id: string): string | null => {
    const letters = lettersOf.get(id)
    if (!letters || letters.includes('e') || parts.has(id)) return null
    return `first-${letters.includes('s') ? 's' : letters}`
  }
  // without this the imports of a grouped module join its group, and pages fetch what they do not use
  return { plugin, group: { name, includeDependenciesRecursively: false } }
}

/** Modules that re-export a whole library: an import of names from one counts as an import of their modules alone. */
const barrels = [
  {
    index: /\/@ant-design\/icons\/es\/index\.js$/,
    imports: /import\s*\{([^}]*)\}\s*from\s*["']@ant-design\/icons["']/g,
    fileOf: (name: string) => `icons/${name}.js`,
  },
  {
    index: /\/antd\/es\/index\.js$/,
    imports: /import\s*\{([^}]*)\}\s*from\s*["']antd["']/g,
    fileOf: (name: string) => `${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/index.js`,
  },
]

const importsOf = ({ importedIds, code }: Rolldown.ModuleInfo): readonly string[] =>
  importedIds.flatMap((id) => {
    const barrel = barrels.find(({ index }) => index.test(id))
    if (!barrel) return [id]
    const names = [...(code ?? '').matchAll(barrel.imports)].flatMap(([, list = '']) => list.split(','))
    return names.map((name) => id.replace('index.js', barrel.fileOf(name.trim().split(' ')[0] ?? '')))
  })
