import { isAbsence } from '../../rest-day/server/absent.ts'

// Decision 136: A meeting does not keep somebody from a demonstration

/** SQL: a demonstration `d` takes its time. */
export const isTaking = `(d.status = '待一级审核' or d.status in ('通过', '变更中') and d.demo_status in ('准备中', '待演示'))`

/** SQL: a leave `r` was agreed to and is not over. */
export const isAway = `r.status in ('通过', '变更中') and r.rest_status <> '已销假' and ${isAbsence}`
