const areas = (area: string, files: readonly string[]): string[] => files.map((file) => `modules/${area}/${file}.ts`)

/** Conditions that count rows beside their own without a lock of theirs, with the reason. */
export const unlockedReasons: Readonly<Record<string, readonly string[]>> = {
  'appeals, overtime and leave are handed in under the lock of the month itself (attendance-month/server/open.ts)': [
    'attendanceMonth.confirm: attendance.userId',
    'attendanceMonth.lock: overtime.userId',
    'attendanceMonth.lock: restDay.userId',
  ],
  'a month of attendance that goes back later is confirmed and locked anew, and pay asks for both': [
    'checkOnWork.publish: attendanceMonth.userId',
    'checkOnWork.lock: attendanceMonth.userId',
  ],
  'performance that is archived stays archived': [
    'taskDay.notCalc: performance.userId',
    'weekendTask.notCalc: performance.userId',
    'taskWeek.notCalc: performance.userId',
  ],
}

/** Files with guards that look for other rows and take no lock in the file, with the reason. */
export const lookingReasons: Readonly<Record<string, readonly string[]>> = {
  'what is found refuses the step, and no two steps at once make more of it': [
    ...areas('administration', [
      'entry/server/exam',
      'entry/server/finish',
      'official-seal-use/server/official-seal-use-rules',
      'performance/server/correct',
    ]),
    ...areas('platform', ['document/server/publish', 'operation/server/operation-rules', 'user/server/saved']),
    ...areas('projects', [
      'file-remark/server/file-remark-rules',
      'product-library-version/server/staging',
      'product-library/server/product-library-rules',
      'project-ver/server/project-ver-rules',
      'project/server/stages',
    ]),
    ...areas('work', [
      'plan-item/server/plan-item-rules',
      'report/server/windows',
      'task-day/server/task-day-rules',
      'task-week/server/task-week-rules',
      'task/server/task-rules',
      'work-day/server/people',
    ]),
  ],
  'figures of a report, which refuse nothing': areas('work', [
    'manage-report/server/figures',
    'market-work/server/day',
    'pmo-work/server/figures',
  ]),
  'the record or the row above it is locked by the step (`locks`), and what is counted is written under it': [
    ...areas('finance', ['submission/server/audit', 'submit-come-go/server/audit']),
    ...areas('sales', ['contract/server/contract-rules', 'gift-give/server/gift-give-rules']),
  ],
  'a unique key refuses the second of two at once': [
    ...areas('projects', ['product-library-version/server/product-library-version-rules']),
    ...areas('sales', ['client/server/alike']),
  ],
  'what has been used stays used: nothing takes it back, so a look before the write is enough': [
    ...areas('administration', ['attendance-month/server/locked-month', 'receive-item/server/receive-item-rules']),
    ...areas('finance', [
      'social-rule/server/social-rule-rules',
      'tax-opening/server/tax-opening-rules',
      'tax-rule/server/tax-rule-rules',
    ]),
    ...areas('sales', ['client/server/client-rules']),
  ],
}
