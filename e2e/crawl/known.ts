import type { Finding } from './finding.ts'

const diagnosis = 'the page of diagnosis is there to show codes, ids and what was answered'
const keys = 'json without names shows its keys'

/** What the crawl finds and nobody has mended yet, each with its reason. It may only become shorter. */
export const known: Readonly<Record<Finding, string>> = {
  '/debug raw word of hexadecimal digits': diagnosis,
  '/debug raw word {"': diagnosis,
  '/debug raw word applyFor:apply': diagnosis,
  '/debug raw word clientVisit:apply': diagnosis,
  '/debug raw word demoApply:apply': diagnosis,
  '/projectProgress record raw word of hexadecimal digits': keys,
  '/projectProgress record raw word nextPlan': keys,
  '/checkOnWork record raw word dailyLate': keys,
  '/checkOnWork record raw word taskDelay': keys,
  '/checkOnWork record raw word weeklyLate': keys,
  '/checkOnWork record raw word dailyMissing': keys,
  '/checkOnWork record raw word projectDelay': keys,
  '/checkOnWork record raw word taskPostpone': keys,
  '/phone/phoneTodayConfirmNot 403 /api/taskDay/team': 'the page opens for everybody, its list only for heads',
  '/phone/phoneTodayConfirmNot Failed to load resource: the server responded with a status of 403 (Forbidden)':
    'the same, as the console says it',
}
