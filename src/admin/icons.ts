import Badge from '@mui/icons-material/BadgeOutlined'
import Brand from '@mui/icons-material/LoyaltyOutlined'
import Branch from '@mui/icons-material/StorefrontOutlined'
import Calendar from '@mui/icons-material/CalendarMonthOutlined'
import Car from '@mui/icons-material/DirectionsCarOutlined'
import City from '@mui/icons-material/LocationCityOutlined'
import Designation from '@mui/icons-material/WorkspacePremiumOutlined'
import Flag from '@mui/icons-material/FlagOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Holiday from '@mui/icons-material/EventBusyOutlined'
import Lead from '@mui/icons-material/ContactPhoneOutlined'
import Message from '@mui/icons-material/OutboxOutlined'
import Model from '@mui/icons-material/CommuteOutlined'
import Package from '@mui/icons-material/BuildOutlined'
import Palette from '@mui/icons-material/PaletteOutlined'
import Person from '@mui/icons-material/PeopleOutlined'
import Settings from '@mui/icons-material/TuneOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { IconName } from '../schema/resource.ts'

/** The drawing of every icon that a resource may name; one family of lines. */
export const icons: Readonly<Record<IconName, typeof SvgIcon>> = {
  badge: Badge,
  branch: Branch,
  brand: Brand,
  calendar: Calendar,
  car: Car,
  city: City,
  designation: Designation,
  flag: Flag,
  history: History,
  holiday: Holiday,
  lead: Lead,
  message: Message,
  model: Model,
  package: Package,
  palette: Palette,
  person: Person,
  settings: Settings,
}
