import { breaks } from '../breakage.ts'

const strategies = 'modules/platform/audit-task/server/strategies.db.test.ts'
const helped = 'modules/platform/audit-task/server/helped.db.test.ts'
const parallel = 'modules/platform/audit-task/server/parallel.db.test.ts'
const change = 'modules/platform/audit-task/server/change.db.test.ts'
const contract = 'apps/server/story/contract.db.test.ts'
const standing = 'apps/server/story/standing.db.test.ts'
const decided = 'modules/platform/audit-task/server/decided.db.test.ts'
const signed = 'modules/platform/audit-task/server/signed.db.test.ts'

/** The shared audit. */
export const ofAudits = [
  ...breaks('packages/kernel/deputy.ts', ['packages/kernel/deputy.test.ts'], {
    'deputy-decides-a-day-past-the-end': [
      "ge(field('deputyTo'), today())",
      "ge(field('deputyTo'), field('deputyFrom'))",
    ],
    'deputy-decides-a-day-before': ["le(field('deputyFrom'), today())", "le(field('deputyFrom'), field('deputyTo'))"],
  }),
  ...breaks('packages/engine/round/approvers.ts', [strategies], {
    'deputy-decides-on-their-own': ['d.is_enable and d.id <> all ($2::uuid[]) and', 'd.is_enable and'],
    'person-named-needs-no-code': ['found && (!code || has(', 'found && (true || has('],
    'barred-person-is-asked': ['!has([...entries, code], code)', 'false && has(entries, code)'],
    'applicant-is-asked': ['where u.id <> all ($2::uuid[]) and u.id', 'where u.id'],
    'disabled-person-is-asked': [
      'join store."user" u on u.id = s.id and u.is_enable',
      'join store."user" u on u.id = s.id',
    ],
    'chain-goes-on-without-anybody': ['if (above.length === 0) throw invalid', 'if (false) throw invalid'],
    'whole-chain-is-asked-at-once': ['tier === first', 'tier >= first'],
  }),
  ...breaks('packages/engine/round/questions.ts', [decided], {
    'decision-leaves-its-task-open': ['if (round) await stepTasks(tx, entity, id, round, close)', ''],
    'nobody-is-asked': ['if (now) await ask(asking, now)', ''],
    'second-level-is-a-round-of-its-own': [
      'if (round && now && was?.in === now.in',
      'if (false && round && now && was?.in === now.in',
    ],
    'who-stood-in-is-not-told': ['return mine?.forName ?', 'return false ?'],
  }),
  ...breaks('packages/engine/audit/answer.ts', ['modules/work/server/decided.db.test.ts'], {
    'decision-of-many-takes-no-more-than-a-word': ['if (isOneOfMany && isPass &&', 'if (false &&'],
  }),
  ...breaks('packages/engine/audit/opened.ts', [contract], {
    'own-record-is-decided-on': ['if (round && (rules[0] || round.initiatorId === me))', 'if (false)'],
    'whoever-it-is-decides': [
      'const mine = levelOf(round).filter(({ userId }) => userId === me)',
      'const mine = levelOf(round)',
    ],
    'waiting-for-another-one-decides': [
      "if (mine.some(isOpen)) throw conflict('请等待加签人处理')",
      'if (mine.some(isOpen)) return { before, round, task: mine.find(isOpen) as never, setting }',
      helped,
    ],
    'unseen-record-is-opened': [
      'if (!locked || !(locked.seen || writer.isSystem)) throw notFound()',
      'if (!locked) throw notFound()',
      helped,
    ],
    'record-moved-between-two-locks-is-decided': [
      'isUnchanged(locked.row)',
      'void isUnchanged',
      'apps/server/story/locks.db.test.ts',
    ],
    'rows-ahead-are-not-locked-in-an-audit': ['entity.audit?.locks)', '[])', 'apps/server/story/locks.db.test.ts'],
  }),
  ...breaks('packages/engine/audit/submit.ts', [standing], {
    'anybody-hands-in': ['if (!may[0] && !(isChange && may[1])) throw forbidden()', ''],
    'handed-in-twice': ['if (!editableStates.includes(auditState(entity, before)))', 'if (false)'],
    'handed-in-on-an-old-version': ['demandVersion(input.version, before)', ''],
    'locked-person-hands-in': [
      'await refuseLockedOut(tx, writer, entity)',
      '',
      'modules/platform/user/server/locked-out.db.test.ts',
    ],
    'rules-of-handing-in-are-not-asked': [
      'await checkSubmission(scene)',
      '',
      'modules/sales/contract/server/bounds.db.test.ts',
    ],
  }),
  ...breaks('packages/engine/audit/decide.ts', [signed], {
    'guard-of-agreeing-is-not-asked': [
      'await run(scene, entity.audit?.guard?.approve)',
      'undefined',
      'modules/sales/contract/server/ledger.db.test.ts',
    ],
    'agreed-without-the-signature': [
      "if (!signed) throw invalid({ signature: '请签名' })",
      'if (!signed) return undefined as never',
    ],
    'who-decided-is-not-kept': [
      'if (`audit${level}` in entity.fields) row[`audit${level}`] = writer.actor.userId',
      '',
      contract,
    ],
  }),
  ...breaks('packages/engine/round/agreement.ts', ['packages/engine/round/agreement.test.ts'], {
    'one-of-all-is-enough': ["const isEnough = kind === '审批' && mode === '或签'", "const isEnough = kind === '审批'"],
    'who-was-asked-after-is-left-out': ['if (after.length) return', 'if (false) return'],
    'first-of-those-before-opens-it': ['if (!isLast) break', ''],
  }),
  ...breaks('packages/engine/round/levels.ts', [strategies], {
    'limit-is-passed-at-the-limit': ['String(rule.below)) < 0', 'String(rule.below)) <= 0'],
    'level-is-skipped-for-all': ['if (rule.level !== level) return false', ''],
  }),
  ...breaks('packages/engine/audit/pass.ts', [standing], {
    'effects-of-passing-are-left-out': ['await follow(scene, entity.audit?.after?.approve)', ''],
    'change-passes-unchecked': [
      "if (round.kind === '变更') await checkChange(await asInitiator(scene, round.initiatorId), round.tasks)",
      '',
      change,
    ],
  }),
  ...breaks('packages/engine/audit/reject.ts', [contract], {
    'rejected-without-a-word': ['opinionOf(input.opinion, true)', 'opinionOf(input.opinion, false)'],
    'rejected-change-touches-what-stood': [
      "if (round.kind === '变更') return { ...before,",
      "if (round.kind === '变更') return { ...row,",
      change,
    ],
  }),
  ...breaks('packages/engine/audit/void.ts', [standing], {
    'void-tells-no-changes': ["to: '已作废', opinion, changes }", "to: '已作废', opinion, changes: [] }"],
    'anybody-voids': ['if (!writer.isSystem && !rules[0]) throw forbidden(', 'if (false) throw forbidden('],
    'draft-is-voided-by-hand': ['  return also !== undefined && (await', '  return true || (await'],
    'voided-without-a-word': ['if (!opinion && !writer.isSystem) throw', 'if (false) throw'],
    'guard-of-voiding-is-not-asked': [
      'await checkGuards({ ...scene, row: scene.before ?? {} }, audit?.guards?.void)',
      '',
    ],
    'effects-of-voiding-are-left-out': [
      'await follow(scene, audit?.after?.void)',
      'void scene',
      'modules/sales/contract/server/ledger.db.test.ts',
    ],
  }),
  ...breaks('packages/engine/audit/withdraw.ts', [contract], {
    'withdrawn-by-anybody': [
      '?? applicantOf(entity, before)) !== me) throw forbidden()',
      '?? applicantOf(entity, before)) === null) throw forbidden()',
      standing,
    ],
    'withdrawn-after-a-decision': ['if (isDecided(round) && !writer.isSystem)', 'if (false)'],
  }),
  ...breaks('packages/engine/audit/take-back.ts', [helped], {
    'decision-is-taken-back-too-late': ['const graceMs = 10 * 60_000', 'const graceMs = 11 * 60_000'],
    'decision-of-another-is-taken-back': ['userId === me && (status', '(status'],
    'taken-back-though-the-next-decided': [
      '.some(isActed)) return undefined',
      '.some(isActed) && false) return undefined',
    ],
    'refusal-is-taken-back-of-a-changed-record': ['|| before.version !== task.recordVersion + 1', ''],
  }),
  ...breaks('packages/engine/audit/receiver.ts', [helped], {
    'task-goes-to-the-applicant': ['if (barred.includes(String(userId)))', 'if (false)'],
    'task-goes-to-who-left': ['if (!found.isEnable) throw', 'if (false) throw'],
    'task-goes-to-who-has-it': ['task.userId === userId && isOpen(task)', 'false && isOpen(task)'],
  }),
  ...breaks('packages/engine/audit/add-sign.ts', [helped], {
    'a-fourth-is-asked': ['const most = 3', 'const most = 4'],
    'whom-another-asked-is-taken-back': ['task.creatorId === me &&', 'true &&'],
  }),
  ...breaks('packages/engine/audit/urge.ts', [parallel], {
    'urged-within-four-hours': ['const pauseMs = 4 *', 'const pauseMs = 3 *'],
    'urged-by-anybody': ['if (round && round.initiatorId !== me) throw forbidden()', ''],
  }),
  ...breaks('packages/engine/audit/change-submit.ts', [change], {
    'change-of-nothing-is-handed-in': ['if (Object.keys(last.draft ?? {}).length === 0)', 'if (false)'],
  }),
  ...breaks('packages/engine/round/change-edit.ts', [change], {
    'change-is-edited-while-it-waits': ["if (isChanging && last?.status !== '填写中')", 'if (false)'],
  }),
]
