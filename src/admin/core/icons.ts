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
import ComplaintIcon from '@mui/icons-material/ReportProblemOutlined'
import RatingIcon from '@mui/icons-material/StarBorderOutlined'
import AreaIcon from '@mui/icons-material/HighlightAltOutlined'
import TowIcon from '@mui/icons-material/CarCrashOutlined'
import HomeIcon from '@mui/icons-material/HomeRepairServiceOutlined'
import FollowUpIcon from '@mui/icons-material/PhoneCallbackOutlined'
import PaymentIcon from '@mui/icons-material/PaymentsOutlined'
import ContentIcon from '@mui/icons-material/ArticleOutlined'
import TemplateIcon from '@mui/icons-material/SmsOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import SurveyIcon from '@mui/icons-material/PollOutlined'
import AnswerIcon from '@mui/icons-material/RateReviewOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import BellIcon from '@mui/icons-material/NotificationsOutlined'
import ViewIcon from '@mui/icons-material/ViewListOutlined'
import JobIcon from '@mui/icons-material/PendingActionsOutlined'
import KeyIcon from '@mui/icons-material/VpnKeyOutlined'
import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import SignInIcon from '@mui/icons-material/LoginOutlined'
import MergeIcon from '@mui/icons-material/MergeTypeOutlined'
import ModuleIcon from '@mui/icons-material/WidgetsOutlined'
import CountryIcon from '@mui/icons-material/PublicOutlined'
import RegionIcon from '@mui/icons-material/MapOutlined'
import CurrencyIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import RoofIcon from '@mui/icons-material/RoofingOutlined'
import ContactIcon from '@mui/icons-material/PermPhoneMsgOutlined'
import SourceIcon from '@mui/icons-material/AltRouteOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { IconName } from '../../schema/core/resource.ts'

/** The icon component of every icon name of a resource. */
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
  complaint: ComplaintIcon,
  rating: RatingIcon,
  tow: TowIcon,
  home: HomeIcon,
  followUp: FollowUpIcon,
  payment: PaymentIcon,
  content: ContentIcon,
  template: TemplateIcon,
  campaign: CampaignIcon,
  survey: SurveyIcon,
  answer: AnswerIcon,
  file: FileIcon,
  bell: BellIcon,
  view: ViewIcon,
  job: JobIcon,
  signIn: SignInIcon,
  key: KeyIcon,
  webhook: WebhookIcon,
  merge: MergeIcon,
  module: ModuleIcon,
  country: CountryIcon,
  region: RegionIcon,
  area: AreaIcon,
  currency: CurrencyIcon,
  roof: RoofIcon,
  contact: ContactIcon,
  source: SourceIcon,
}
