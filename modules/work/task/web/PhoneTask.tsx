import { OneRecord } from '@chengban/ui/phone/OneRecord.tsx'

/** 任务详情. */
export default function PhoneTask() {
  return <OneRecord list="/phone/phoneTasks" />
}
