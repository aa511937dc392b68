import { targetOf } from '@chengban/kernel/field.ts'
import { type About, aboutsOf } from '@chengban/kernel/notice.ts'
import { furtherWays, ways as tiles } from '@chengban/modules/platform/home/web/phone-ways.ts'
import { expect, test } from 'vitest'
import { areas, entities, notices } from '../compose.ts'

const routes = new Map(areas.flatMap(({ screens }) => Object.entries(screens)))
const rows = new Map(entities.map((entity) => [entity.name, entity]))

/** Sent by handlers and moves, each with its record or with its own link. */
const byHand = new Set(
  notices
    .filter(({ declared }) => aboutsOf(declared).every(({ lines }) => !lines))
    .map(({ declared }) => declared.code),
)

/** The pages on which the work of a notice is done; a record has a page wherever its kind is declared. */
const placesOf = (about: About): readonly string[] => {
  const { of, at, joined, record } = about
  const duty = rows.get(of)?.duty?.at
  if (at || duty) return [at ?? '', duty ?? ''].filter(Boolean)
  if (joined) return []
  if (record === true) return ['record']
  const field = record ? rows.get(of)?.fields[record] : undefined
  const module = field ? targetOf(field) : of
  return rows.has(module) ? ['record'] : []
}

const isThere = (place: string): boolean => {
  if (place === 'record') return true
  const [path = '', query = ''] = place.split('?')
  const screen = routes.get(path)
  const tab = new URLSearchParams(query).get('tab')
  if (!screen || !tab) return screen !== undefined
  return screen.tab === tab || (screen.tabs ?? []).some(({ label }) => label === tab)
}

test('every reminder opens the page on which it is done, and a list of rows the list', () => {
  const reminders = notices.filter(({ declared }) => !byHand.has(declared.code))
  expect(reminders.length).toBeGreaterThan(90)
  const nowhere = reminders.flatMap(({ declared }) =>
    aboutsOf(declared)
      .filter((about) => about.lines)
      .filter((about) => placesOf(about).length === 0 || !placesOf(about).every(isThere))
      .map(({ of }) => `${declared.code} of ${of}`),
  )
  expect(nowhere).toEqual([])
})

test('what no reminder says by its declaration is sent with its record', () => {
  expect([...byHand].toSorted()).toEqual([
    ...[
      'auditResult',
      'auditWaiting',
      'documentCourseNew',
      'documentReport',
      'documentUnread',
      'expenseMonthNot',
      'expenseResult',
    ],
    ...['systemHoliday', 'taskLock'],
  ])
})

test('every page of the phone is reached by a tile, a reminder, a duty, or from what is decided there', () => {
  const abouts = notices.flatMap(({ declared }) => aboutsOf(declared))
  const ways = [
    ...[...tiles, ...furtherWays].map(({ to }) => to),
    ...abouts.flatMap(placesOf),
    ...entities.flatMap(({ audit }) => (audit?.page ? [audit.page] : [])),
    ...['/phone/phoneHome', '/phone/applyAudits', '/phone/applyAudit'],
    ...[...routes.values()].flatMap(({ face, tabs = [] }) =>
      [face, ...tabs.map((tab) => tab.face)].map((one) => one?.opens ?? ''),
    ),
  ].map((way) => way.split('?')[0])
  const phone = [...routes.keys()].filter((path) => path.startsWith('/phone/'))
  expect(phone.filter((path) => !ways.includes(path))).toEqual([])
})
