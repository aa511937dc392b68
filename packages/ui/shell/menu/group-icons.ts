import {
  AccountBookOutlined,
  AppstoreOutlined,
  AreaChartOutlined,
  BankOutlined,
  BookOutlined,
  CalendarOutlined,
  DashboardOutlined,
  FileOutlined,
  HomeOutlined,
  IdcardOutlined,
  ProjectOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
} from '@ant-design/icons'
import type { IconSet } from './icon-set.ts'

/** Icons loaded with the shell: those of the menu groups and those in every window. */
export const groupIcons: IconSet = {
  AccountBookOutlined,
  AppstoreOutlined,
  AreaChartOutlined,
  BankOutlined,
  BookOutlined,
  CalendarOutlined,
  DashboardOutlined,
  FileOutlined,
  HomeOutlined,
  IdcardOutlined,
  ProjectOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
}
