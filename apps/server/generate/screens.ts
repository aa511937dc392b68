import type { Area, ClientPage, Screen } from '@chengban/kernel/area.ts'
import type { Call } from '@chengban/kernel/call.ts'
import { findAreas, findCalls, findEntities } from './declarations.ts'

/** What of a screen its own page alone asks; undefined where there is nothing more. */
export const detailsOf = ({
  tab,
  tabCodes,
  tabs,
  queue,
  where,
  layout,
  columns,
  creates,
  acts,
  face,
  client,
  dashboards,
}: Screen) => {
  const details = { tab, tabCodes, tabs, queue, where, layout, columns, creates, acts, face, client, dashboards }
  return Object.values(details).some((one) => one !== undefined) ? details : undefined
}

/** The further lists of routes, the pages for clients, and the names of rights: loaded when first asked for. */
export const screensSource = async (): Promise<string> => {
  const areas = (await findAreas()).sort((a, b) => (a.path < b.path ? -1 : 1))
  const signatures = (await findCalls()).map(({ value }) => value)
  const headers = await headersOf()
  const lines = areas.flatMap(({ value }) =>
    Object.entries(value.screens).flatMap(([route, screen]) => {
      const { client, ...details } = detailsOf(screen) ?? {}
      const page = client && { client: { ...client, ...answerOf(client, signatures, headers, route) } }
      return detailsOf(screen) ? [`  '${route}': ${JSON.stringify({ ...details, ...page })},\n`] : []
    }),
  )
  const opening = opensOf(areas.map(({ value }) => value)).map(([code, label]) => `  '${code}': '${label}',\n`)
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n',
    `\nexport const details = {\n${lines.join('')}} as const\n`,
    `\nexport const operations: Readonly<Record<string, string>> = {\n${opening.join('')}}\n`,
  ].join('')
}

/** The codes that open screens, with what people call them. */
const opensOf = (areas: readonly Area[]): readonly (readonly [string, string])[] => {
  const labels: Record<string, string> = Object.assign({}, ...areas.map(({ operations }) => operations))
  const screens = areas.flatMap((area) => Object.values(area.screens))
  const codes = new Set(screens.flatMap(({ codes = [] }) => codes))
  return [...codes].sort().map((code) => [code, labels[code] ?? code])
}

/** The header that bears the link's token, and what the answering call asks for. Throws where nobody declares the call. */
const answerOf = (
  { send }: ClientPage,
  signatures: readonly Call[],
  headers: ReadonlyMap<string, string>,
  route: string,
) => {
  const found = signatures.find(({ method, path }) => method === 'POST' && path === send)
  if (!found?.token) throw new Error(`${route} answers by ${send}, which no call with a token declares`)
  return { header: headers.get(found.token.of), input: found.input ?? {} }
}

const headersOf = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await findEntities()).flatMap(({ value }) => (value.token ? [[value.name, value.token.header]] : [])))
