import withTheme from '@rjsf/core/lib/withTheme.js';
import { FieldTemplate, ObjectFieldTemplate } from './templates.tsx';
import { CheckboxWidget, RadioWidget } from './widgets/choice-widgets.tsx';
import { ImageUploadWidget } from './widgets/image-upload-widget.tsx';
import { MailedCodeWidget } from './widgets/mailed-code-widget.tsx';
import { NewPasswordWidget, PasswordWidget } from './widgets/password-widgets.tsx';
import { CountryWidget, ProvinceWidget, RegionWidget } from './widgets/region-widgets.tsx';
import { SelectWidget } from './widgets/select-widget.tsx';
import {
  AmountWidget,
  DateWidget,
  DigitsWidget,
  EmailWidget,
  HiddenWidget,
  LongTextWidget,
  MobileWidget,
  PhoneWidget,
  QuantityWidget,
  TextWidget,
} from './widgets/text-widgets.tsx';
import { UploadWidget } from './widgets/upload-widget.tsx';

/** Widgets by the names of `x-widget` in the description. */
const widgets = {
  text: TextWidget,
  email: EmailWidget,
  phone: PhoneWidget,
  mobile: MobileWidget,
  password: PasswordWidget,
  newPassword: NewPasswordWidget,
  mailedCode: MailedCodeWidget,
  digits: DigitsWidget,
  money: AmountWidget,
  quantity: QuantityWidget,
  date: DateWidget,
  longText: LongTextWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  upload: UploadWidget,
  imageUpload: ImageUploadWidget,
  country: CountryWidget,
  province: ProvinceWidget,
  region: RegionWidget,
  hidden: HiddenWidget,
};

/** The widgets of the description that a form can show. */
export const knownWidgets: ReadonlySet<string> = new Set(Object.keys(widgets));

const nothing = () => null;

/** The field template shows help and errors itself. */
const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: nothing,
  FieldHelpTemplate: nothing,
  FieldErrorTemplate: nothing,
};

/** react-jsonschema-form in the look of the shop. */
export const ThemedForm = withTheme({ widgets, templates });
