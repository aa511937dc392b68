import {
  AccountBookOutlined,
  AppstoreOutlined,
  AreaChartOutlined,
  BankOutlined,
  BookOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  DashboardOutlined,
  FileOutlined,
  HomeOutlined,
  IdcardOutlined,
  LockOutlined,
  ProjectOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
} from '@ant-design/icons'
import type { IconSet } from './icon-set.ts'

/** Icons the shell shows at once: the groups of the menu and what stands in every window. */
export const groupIcons: IconSet = {
  AccountBookOutlined,
  AppstoreOutlined,
  AreaChartOutlined,
  BankOutlined,
  BookOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  DashboardOutlined,
  FileOutlined,
  HomeOutlined,
  IdcardOutlined,
  LockOutlined,
  ProjectOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
}
