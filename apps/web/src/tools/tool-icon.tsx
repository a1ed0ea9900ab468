import type { IconName } from '@casewright/core/client'
import {
  BookOpen,
  Calendar,
  FileDiff,
  FileSearch,
  FileText,
  Globe,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  PenLine,
  Quote,
  Scale,
  Search,
  ShieldCheck,
  Wrench,
} from 'lucide-react'

const icons: Record<IconName, LucideIcon> = {
  'book-open': BookOpen,
  calendar: Calendar,
  'file-diff': FileDiff,
  'file-search': FileSearch,
  'file-text': FileText,
  globe: Globe,
  'message-circle': MessageCircle,
  'messages-square': MessagesSquare,
  'pen-line': PenLine,
  quote: Quote,
  scale: Scale,
  search: Search,
  'shield-check': ShieldCheck,
  wrench: Wrench,
}

/** The icon that a tool's manifest names; an unknown name is a wrench. */
export const ToolIcon = ({ name }: { name: IconName }) => {
  const Icon = icons[name] ?? Wrench
  return <Icon aria-hidden="true" />
}
