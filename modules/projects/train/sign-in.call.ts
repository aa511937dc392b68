import { call } from '@chengban/kernel/call.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Somebody who takes part puts their name down. */
export const signIn = call({
  method: 'POST',
  path: '/train/action/signIn',
  label: '培训签到',
  token: { of: 'project', staff: true },
  input: {
    id: text('培训', { max: 36, required: true }),
    name: text('姓名', { required: true }),
    department: text('部门'),
    phone: phone('电话', { required: true }),
    satisfaction: int('满意度', { min: 1, max: 5 }),
    advice: longText('建议', { max: 1000 }),
    signature: longText('签名', { max: 720_000 }),
  },
  answer: { id: 'uuid', traineeCount: 'int' },
})
