import {
  FieldTimeOutlined,
  FileAddOutlined,
  FileProtectOutlined,
  FileSearchOutlined,
  FlagOutlined,
  FolderOpenOutlined,
  FolderOutlined,
  FormOutlined,
  FundOutlined,
} from '@ant-design/icons'
import type { IconSet } from '../icon-set.ts'

export const icons: IconSet = {
  FieldTimeOutlined,
  FileAddOutlined,
  FileProtectOutlined,
  FileSearchOutlined,
  FlagOutlined,
  FolderOpenOutlined,
  FolderOutlined,
  FormOutlined,
  FundOutlined,
}
