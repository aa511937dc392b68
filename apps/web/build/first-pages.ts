import type { Plugin, Rolldown } from 'vite'

/** What the pages that people open first are made of: a letter for each, and the end of its module's path. */
const pages: Readonly<Record<string, readonly string[]>> = {
  e: ['/apps/web/main.ts'],
  s: ['/apps/web/start.tsx'],
  d: ['/packages/ui/shell/Shell.tsx', '/packages/ui/theme/AntdProvider.tsx'],
  l: ['/packages/ui/screen/GenericScreen.tsx'],
  p: ['/packages/ui/shell/PhoneFrame.tsx', '/packages/ui/phone/Approval.tsx'],
}

/**
 * Names one file for all modules that the same of these pages ask for, so that a first opening fetches some files, not
 * a hundred. What the sign-in page asks for stays with it, what no such page asks for stays as it falls.
 */
export const groupFirstPages = () => {
  const lettersOf = new Map<string, string>()
  // a part that is fetched by its own name keeps its own file
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
  // what a module imports is named by itself: with its group it would come to pages that do not ask for it
  return { plugin, group: { name, includeDependenciesRecursively: false } }
}

/** Modules that give out a whole library: who imports names from one asks for the modules of those names alone. */
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
