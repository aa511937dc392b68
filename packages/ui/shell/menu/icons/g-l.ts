import {
  HighlightOutlined,
  HistoryOutlined,
  HourglassOutlined,
  InboxOutlined,
  KeyOutlined,
  LineChartOutlined,
  LinkOutlined,
  LockOutlined,
} from '@ant-design/icons'
import type { IconSet } from '../icon-set.ts'

export const icons: IconSet = {
  HighlightOutlined,
  HistoryOutlined,
  HourglassOutlined,
  InboxOutlined,
  KeyOutlined,
  LineChartOutlined,
  LinkOutlined,
  LockOutlined,
}
