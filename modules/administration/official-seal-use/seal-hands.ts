import { isDeputised } from '@chengban/kernel/deputy.ts'
import {
  allOf,
  anyOf,
  type Expr,
  eq,
  exists,
  field,
  holds,
  is,
  isSet,
  me,
  not,
  today,
  via,
} from '@chengban/kernel/expr.ts'
import { awayOn, parent } from '@chengban/kernel/formula.ts'

/** Keeper or backup of the seal. */
export const sealHand = via('sealId', anyOf(me('keeperId'), me('backupId')))

const away = anyOf(is({ isWork: false }), isDeputised, awayOn(field('id'), today()))
const hasBackup = via('backupId', is({ isEnable: true }))
const noBackup = anyOf(not(isSet('backupId')), via('backupId', is({ isEnable: false })))
/** The keeper's own application, limited by a condition on the seal (such as an available backup). */
const keepersOwn = (...where: readonly Expr<unknown>[]) =>
  exists({
    ...{ of: 'officialSeal', by: 'id', at: 'sealId' },
    where: allOf(eq(field('keeperId'), parent('userId')), ...where),
  })

/** The backup is notified as well: the keeper is away, or it is the keeper's own application. */
export const keeperAway = anyOf(via('sealId', via('keeperId', away)), keepersOwn(hasBackup))

/** Who may act on the seal: its keeper and backup; on the keeper's own use without a backup, managers of seals too. */
export const sealActs = anyOf(sealHand, allOf(holds('officialSeal:manage'), not(me('userId')), keepersOwn(noBackup)))

/** A backup waits while the keeper is present, except with the keeper's own application. */
export const keepersTurn = {
  who: not(anyOf(via('sealId', anyOf(me('keeperId'), via('keeperId', away))), keepersOwn())),
  message: '保管人在岗，请由保管人办理',
} as const

/** The keeper does not act for themselves where a backup can. */
export const notForOneself = {
  who: allOf(me('userId'), keepersOwn(hasBackup)),
  message: '不能为自己的申请用印',
} as const
