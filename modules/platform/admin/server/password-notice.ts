import { clock } from '@chengban/engine/clock.ts'
import { aboutColumn, type NamedNotice, type Reminder } from '../../reminder-rule/server/named-notice.ts'
import { systemPassword } from '../password.notice.ts'

const old = (moment: string): string => `a.tz_password < ${moment} - interval '180 days'`

export const passwordNotice: NamedNotice = {
  declared: systemPassword,
  source: {
    find: async ({ tx, today }) =>
      new Date(today).getUTCDay() === 1
        ? tx.query<Reminder>(
            `select a.user_id as "userId", a.id::text as about, '您的密码已超过180天未修改，请尽快修改' as title
             from store.admin a where a.user_id is not null and a.is_enable and ${old('$1::timestamptz')} order by a.id`,
            [clock.now().toISOString()],
          )
        : [],
    over: () => `not exists (select from store.admin a where a.id::text = ${aboutColumn} and ${old('app.now()')})`,
  },
}
