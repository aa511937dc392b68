import { OneRecord } from '@chengban/ui/phone/OneRecord.tsx'

/** 会议详情. */
export default function PhoneMeeting() {
  return <OneRecord list="/phone/phoneWorkDay" />
}
