import type { Finding } from './finding.ts'

const diagnosis = 'the page of diagnosis is there to show codes, ids and what was answered'
const addresses = 'a report tells the address of each file, which has its id'

/** What the crawl finds and nobody has mended yet, each with its reason. It may only become shorter. */
export const known: Readonly<Record<Finding, string>> = {
  '/debug raw word of hexadecimal digits': diagnosis,
  '/debug raw word {"': diagnosis,
  '/debug raw word applyFor:apply': diagnosis,
  '/debug raw word clientVisit:apply': diagnosis,
  '/debug raw word demoApply:apply': diagnosis,
  '/projectProgress record raw word of hexadecimal digits': addresses,
  '/phone/phoneTodayConfirmNot 403 /api/taskDay/team': 'the page opens for everybody, its list only for heads',
  '/phone/phoneTodayConfirmNot Failed to load resource: the server responded with a status of 403 (Forbidden)':
    'the same, as the console says it',
}
