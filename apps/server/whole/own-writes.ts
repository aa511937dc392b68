const areas = (area: string, files: readonly string[]): string[] => files.map((file) => `modules/${area}/${file}.ts`)

/**
 * Files of modules that write tables themselves. Everything else goes through the write path (`create`, `change`,
 * `addRow`, `drop`, moves), which locks, raises the version, tells the record and rings the streams.
 */
export const ownWrites: Readonly<Record<string, readonly string[]>> = {
  'marks that a person leaves, of no concern to anybody else': areas('platform', [
    'comment/server/read',
    'document/server/reading',
    'message/server/unread',
    'saved-view/server/saved-view-rules',
  ]),
  "what opening a report notes and fills in: no edit of anybody's, so it raises no version": areas('work', [
    'report/server/opened',
  ]),
  'messages, logs and stored files: kept without a trail, many rows in one statement': areas('platform', [
    'ding/server/digest',
    'ding/server/manage',
    'ding/server/outcome',
    'ding/server/waiting',
    'login-log/server/kick',
    'message/server/sweep',
    'stored-file/server/convert',
    'stored-file/server/sweep',
  ]),
  "what a client's system was told: kept without a trail, and no reason for anybody to look at a record anew": areas(
    'work',
    ['client-sync/server/retry', 'client-sync/server/sent'],
  ),
  'a mark that the step just taken empties, in the version that step raises': areas('training', [
    'course/server/course-rules',
  ]),
  'punches of a clock, twenty thousand in one statement, that nobody changes afterwards': areas('administration', [
    'attendance-punch/server/add',
  ]),
  'where everybody learning is, every fifteen seconds, and what they like: of no concern to a trail': areas(
    'training',
    ['course-comment/server/like', 'course-log/server/log', 'documentation/server/read', 'documentation/server/vote'],
  ),
  'who may what: its trail is written by whoever changes it, and people are locked before': areas('platform', [
    'admin/server/admin-rules',
    'permission/server/permission-rules',
    'role/server/held',
    'role/server/role-rules',
    'role/server/rights-change',
    'user-role/server/main-role',
    'user-role/server/user-role-rules',
    'user/server/account',
    'user/server/audit-move',
    'user/server/leave',
    'user/server/move-tasks',
    'user/server/replace-roles',
  ]),
  'made where they are missing by two at once, told by the unique key which of them did': [
    ...areas('administration', ['check-on-work-fact/server/count-now']),
    ...areas('finance', ['finance-period/server/open', 'invoice-use/server/use']),
    ...areas('platform', [
      'config/server/set-last-ver',
      'document/server/publish',
      'document/server/targets',
      'file-share/server/share',
      'reminder-rule/server/rows',
    ]),
    ...areas('training', ['course-assign/server/assign', 'course-assign/server/follow']),
    ...areas('work', ['okr/server/checks', 'work-day/server/people']),
  ],
  'figures and states that follow from the same step, of many rows in one statement': [
    ...areas('finance', [
      'money-come-go/server/settle',
      'money-salary/server/basic-pay',
      'submission/server/audit-row',
      'submission/server/line',
      'submission/server/lines',
      'submit-expense/server/passed',
      'submit-expense/server/pay',
      'submit-salary/server/steps',
    ]),
    ...areas('platform', ['audit-task/server/detail', 'dict/server/dict-rules']),
    ...areas('training', ['course/server/counts']),
    ...areas('projects', [
      'implementary-progress/server/implementary-progress-rules',
      'milepost/server/milepost-rules',
      'project-dashboard/server/rebuild',
      'project-progress/server/project-progress-rules',
      'project/server/stages',
      'train/server/sign-in',
    ]),
    ...areas('sales', ['gift-type/server/stock', 'zfcg/server/zfcg-rules']),
    ...areas('work', [
      'apply-for/server/to-bug',
      'extra-task/server/extra-task-rules',
      'goal-plan/server/roll-up',
      'okr/server/okr-rules',
      'okr/server/scores',
      'okr/server/spread',
      'report/server/count',
      'task/server/people',
      'task/server/task-rules',
      'week-task-comb/server/week-task-comb-rules',
    ]),
  ],
}
