/** Contacts in two rows, as parts state them: `2x10P`. */
const twoRows = Array.from({ length: 40 }, (_, at) => `2x${at + 1}p`);

/**
 * What buyers call a kind of part | what its texts in this shop or in another one call it. Names are between `;`, in either language, in
 * any case and with or without hyphens and blanks. A name on the left finds the parts that have all words of one of the names on the right.
 * A name that the texts themselves use needs no row. A name after `=` is part of the name of something else (晶体 of 晶体管), so that only the
 * names on the right are looked for. A name after `!` means something else than its words, which are never looked for without each other. A third column has the names of the kind itself where other kinds are called by it, too.
 */
export const synonymsTable = `
# resistors
res; resistors; 电阻器; res smd | resistor; 电阻
smd resistor; chip resistors; 贴片电阻器 | chip resistor; 贴片电阻
resistor array; resistor network; resistor pack; 网络电阻; 电阻排 | resistor array; resistor network; 排阻
trimpot; trimmer; pot; preset; variable resistor; trim pot; 可调电阻; 微调电阻; 电位计 | potentiometer; 电位器
shunt resistor; current sense resistor; 采样电阻; 检流电阻 | current sense resistor; shunt resistor; 采样电阻; 分流电阻
ntc thermistor; thermistor; 热敏 | thermistor; 热敏电阻
mov; varistor; vdr; 压敏 | varistor; 压敏电阻
zero ohm resistor; zero ohm jumper; 0 ohm resistor; 0 ohm jumper; 0r resistor; 0r jumper; 零欧; 零欧姆; 零欧电阻; 0欧电阻; 跨接电阻 | 0ω
# capacitors
cap; caps; capacitors; 电容器 | capacitor; 电容
mlcc; ceramic cap; ceramic caps; cap cer; cer cap; 独石; 独石电容; ceramic capacitor; smd capacitor; 陶瓷电容; 瓷片电容; 贴片电容; 片容 | mlcc; ceramic capacitor; 陶瓷电容
electrolytic; electrolytic cap; e cap; elcap; aluminum electrolytic; cap alum; alum cap; alum; aluminium electrolytic; aluminium electrolytic capacitor; aluminium capacitor; 铝电解电容; 贴片铝电解; 直插铝电解; aluminum electrolytic capacitor; 电解; 铝电解; 电解电容 | electrolytic; electrolytic capacitor; 电解电容
aluminium; aluminum | aluminum; aluminium
tantalum; tant; tant cap; tantalum cap; cap tant; 钽; 钽电解 | tantalum; 钽电容
film cap; poly cap; cap film; polyester capacitor; cbb; cbb电容; 膜电容 | film capacitor; 薄膜电容
safety cap; x2 capacitor; x2电容; y电容; x电容; 安规 | safety capacitor; 安规电容
cer | ceramic; 陶瓷
npo; np0; cog; c0g; np0 c0g; c0g np0; npo cog; cog npo | c0g; np0; npo
# inductors, filters
coil; choke; inductors; ind; fixed ind; 线圈; 电感器 | inductor; 电感
power choke; 功率电感器 | power inductor; 功率电感
smd inductor; 贴片电感; 片式电感 | 贴片电感; power inductor; 功率电感
bead; ferrite; emi bead; fb; 铁氧体磁珠 | ferrite bead; 磁珠
cmc; common mode choke; common mode filter; 共模电感; 共模扼流圈 | common-mode choke; common mode filter; 共模滤波器
# crystals
石英震荡器; 震荡器; 石英振荡器; 振荡器 | 晶振; oscillator
xtal; quartz; quartz crystal; crystal resonator; =晶体; 石英晶体; 晶体谐振器; 无源晶体 | crystal; 无源晶振
osc; xo; clock oscillator; active crystal; crystal oscillator; 晶体振荡器; 有源晶体; 钟振 | oscillator; 有源晶振
crystal unit | crystal; 晶振
# diodes
二极体 | 二极管
schottky; sbd; schottky barrier diode; 肖特基; 肖特基管; 萧特基; 萧特基二极体 | schottky; 肖特基
zener; 稳压管; 齐纳二极体; 稽纳二极体; 齐纳; 齐纳二极管; 齐纳管 | zener; 稳压二极管
fast recovery; fast recovery diode; fast recovery rectifier; fast diode; fast rectifier; ultrafast; ultra fast; ultrafast diode; ultrafast rectifier; ultra fast recovery; ultra fast recovery diode; 快恢复; 快恢复管; 快恢复二极管; 超快恢复; 超快恢复二极管; 快速恢复二极管 | fast recovery; 快恢复
rectifier; rectifier diode; rect; diode rect; 整流管 | rectifier diode; 整流二极管; general purpose diode; 通用二极管
switching diode; diode sw; sw diode; signal diode; small signal diode; 开关管; 信号二极管 | switching diode; 开关二极管
bridge; bridge rectifier; 整流桥; bridge diode; diode bridge; rectifier bridge; bridge rect; 桥堆; 桥式整流; 整流桥堆 | bridge rectifier; 整流桥
tvs; tvs diode; transient voltage suppressor; transil; tvs管; 瞬态二极管; 瞬变抑制二极管 | tvs; tvs diode; 瞬态抑制二极管
esd; esd protection; esd diode; esd suppressor; 静电保护; 静电防护; 防静电; esd管; esd保护 | esd; 静电
surge protection; surge suppressor; overvoltage protection; ovp; 浪涌保护; 过压保护; 过压; 防雷 | surge; 浪涌
# transistors
bjt; bipolar; bipolar transistor; 三极体; 电晶体; 双极管 | bipolar transistor; 三极管
transistor; 晶体三极管; trans | transistor; 三极管
npn; npn transistor; npn三极管; npn管 | npn
pnp; pnp transistor; pnp三极管; pnp管 | pnp
digital transistor; pre biased transistor; 带阻三极管; 数字晶体管 | digital transistor; 数字三极管
mos; fet; mosfets; mos transistor; mos管; 场效应管; 场效应晶体管; 场效电晶体; 金氧半场效电晶体 | mosfet; 场效应管
nmos; n mos; n channel mosfet; n ch; mosfet n ch; mosfet n channel; n ch mosfet; n mosfet; nmosfet; n channel fet; nmos管; n沟道mos管; n沟道场效应管; n沟道mos | n-channel mosfet; n-channel; n沟道
pmos; p mos; p channel mosfet; p ch; mosfet p ch; mosfet p channel; p ch mosfet; p mosfet; pmosfet; p channel fet; pmos管; p沟道mos管; p沟道场效应管; p沟道mos | p-channel mosfet; p-channel; p沟道
scr; thyristor; 可控硅; 晶闸管 | thyristor; 晶闸管; 可控硅
# protection
polyfuse; ptc; pptc; resettable fuse; polyswitch; ptc fuse; ptc reset fuse; reset fuse; 自恢复; 自恢复保险; 自恢复保险管 | resettable fuse; 自恢复保险丝
fuses; 保险丝; 保险管; 熔断器; 熔断丝 | fuse; 保险丝
# analogue
opamp; op amp; opamps; operational amplifiers; 运放; 运算放大; 放大器芯片 | operational amplifier; 运算放大器
dual opamp; dual op amp; opamp dual; op amp dual; 双运放; 双路运放 | operational amplifier 2-channel; 运算放大器 2路
quad opamp; quad op amp; opamp quad; op amp quad; 四运放; 四路运放 | operational amplifier 4-channel; 运算放大器 4路
single opamp; single op amp; 单运放 | operational amplifier 1-channel; 运算放大器 1路
comparators; 电压比较器; 比较芯片 | comparator; 比较器
adc; a d converter; analog to digital; analog to digital converter; analogue to digital converter; ad转换; 模数转换 | adc; analogue-to-digital converter; 模数转换器
dac; d a converter; digital to analog; digital to analog converter; digital to analogue converter; da转换; 数模转换 | dac; digital-to-analogue converter; 数模转换器
# power
ldo; low dropout; low dropout regulator; low drop out regulator; linear regulator; voltage regulator; regulator; reg; reg linear; linear reg; ldo reg; reg ldo; 稳压器; 稳压芯片; 低压差; 低压差稳压器; 低压差线性稳压器; 三端稳压; 三端稳压器 | ldo; linear regulator; 线性稳压器
dc dc; dcdc; switching regulator; switcher; 开关稳压器; 电源芯片 | dc-dc converter; dc-dc转换器
buck; buck converter; buck regulator; step down; step down converter; step down regulator; step down switching regulator; dc dc step down; dc dc buck; 降压; 降压芯片; 降压转换器; 降压稳压器; 降压型 | dc-dc converter step-down; dc-dc转换器 降压型
boost; boost converter; boost regulator; step up; step up converter; step up regulator; step up switching regulator; dc dc step up; dc dc boost; 升压; 升压芯片; 升压转换器; 升压稳压器; 升压型 | dc-dc converter step-up; dc-dc转换器 升压型
buck boost; buck boost converter; 升降压; 升降压芯片 | buck-boost; 升降压
power module; isolated dc dc; isolated power module; 隔离电源; 隔离电源模块; 电源模组 | dc-dc module; 电源模块
charger; charger ic; battery charger; charging ic; li ion charger; lithium ion charger; li ion battery charger; liion charger; lipo charger; lithium charger; lithium battery charger; 充电芯片; 充电ic; 充电管理; 锂电充电; 锂电池充电; 锂电池充电芯片 | battery charger; 电池管理
li ion; lithium ion; li ion battery; 锂离子; 锂离子电池 | lithium-ion; 锂离子
bms; battery protection; 电池保护; 锂电保护; 锂电池保护; 锂电保护芯片; 锂电池保护芯片 | battery; 电池管理
reset; reset ic; supervisor; voltage supervisor; voltage detector; 复位; 复位芯片; 电压检测; 电压监控 | reset supervisor; 监控复位芯片; supervisor
vref; reference; voltage ref; voltage reference; 基准源; 电压基准; 基准电压; 参考电压 | voltage reference; 电压基准
gate driver; mosfet driver; half bridge driver; 栅极驱动; 栅驱动; 半桥驱动; mos驱动 | gate driver; 栅极驱动器
half bridge; 半桥 | half bridge; 半桥
led driver; 恒流驱动; led驱动芯片; led驱动器 | led driver; led驱动
# logic, memory, processors, interfaces
nand gate; nand; 与非门 | nand; 与非门
inverter; not gate; 非门; 反相器 | inverter; 反相器
shift register; 移位寄存器; 串转并 | shift register; 移位寄存器
level shifter; level translator; level converter; logic level converter; logic level shifter; voltage level translator; voltage translator; 电平转换; 电平转换器; 电平转换芯片; 电平移位; uart level shifter | level translator; 电平转换器; 缓冲器 | level translator; 电平转换器
buffer; bus transceiver; 缓冲器; 总线收发器 | buffer; 缓冲器
ch; chs; channels | channel; 通道
=logic level; =逻辑电平 | logic-level gate; 逻辑电平
logic ic; logic gate; 逻辑芯片; 门电路 | logic gate; 逻辑门
eeprom; e2prom; eprom memory; 存储芯片 | eeprom
flash; flash memory; spi flash; nor flash; nor; 闪存; 闪存芯片; flash芯片 | nor flash; nor闪存
mcu; microcontrollers; micro controller; 单片机; 微控制器; 主控芯片; arm单片机 | microcontroller; 微控制器
rtc; real time clock; clock chip; 时钟芯片; 实时时钟 | real-time clock; rtc; 实时时钟
can bus; can transceiver; can收发器; can芯片; can总线 | can transceiver; can收发器
rs232; rs 232; uart level; 串口芯片; rs232芯片 | rs-232 transceiver; rs232
usb to serial; usb serial; usb uart; usb to uart; usb bridge; usb to ttl; usb转串口; usb转ttl; usb转uart; 串口转usb | usb bridge; usb转换芯片
# sensors, radio, displays, light
temp sensor; temperature sensor; thermometer; 温度传感; 测温; 温感 | temperature sensor; 温度传感器
humidity sensor; 湿度传感器; 温湿度; 温湿度传感器 | sht; humidity; aht; 湿度
wifi; wi fi; wifi module; wlan; wifi模组; 无线网卡 | wi-fi module; wifi模块
无线模块; wireless module | wi-fi module; wifi模块; radio module; rf module; 射频模块
lora; lora module; rf module; radio module; rf transceiver; lora模块; 射频; 无线射频; 射频模组 | radio module; rf module; 射频模块
bluetooth; ble; bluetooth module; ble module; 蓝牙; 蓝牙模块; 蓝牙模组 | bluetooth; ble; 蓝牙; esp32 wroom 32e; esp32 wroom 32ue; esp32 c3; esp32 c6; esp32 s3
!seven segment display; !7 segment display; !7 segment; !seven segment; !segment display; !digit display; !led digit display; 数码管; led数码管; 数码显示管 | segment display; 数码管
lcd; display; screen; oled; tft; 显示屏; 液晶屏; 屏幕; 液晶; 液晶显示; oled屏 | lcd; 液晶显示屏
led; leds; 发光管; 灯珠; 指示灯 | led; 发光二极管 | 发光二极管; rgb灯珠
rgb led; addressable led; neopixel; smart led; 幻彩灯珠; 全彩灯珠; rgb灯 | rgb led; rgb灯珠
optocoupler; opto; optoiso; optoisolator; opto isolator; photocoupler; opto coupler; 光耦合器; 光电耦合器; 光隔离 | optocoupler; optoisolator; 光耦
red; 红; 红色; 红光 | red; 红色
green; grn; 绿; 绿色; 绿光 | green; 绿色
blue; blu; 蓝; 蓝色; 蓝光 | blue; 蓝色
white; wht; 白; 白色; 白光 | white; 白色
yellow; yel; ylw; 黄; 黄色; 黄光 | yellow; 黄色
orange; org; orn; amb; amber; 橙; 橙色; 橙光; 琥珀色 | orange; 橙色
warm white; ww; 暖白; 暖白光 | warm white; 暖白色
红灯 | red led; 红色 发光二极管
绿灯 | green led; 绿色 发光二极管
蓝灯 | blue led; 蓝色 发光二极管
白灯 | white led; 白色 发光二极管
黄灯 | yellow led; 黄色 发光二极管
# connectors, switches, relays
header; headers; pin header; pin headers; male header; conn header; dupont; 排针座; 插针; 单排针 | pin header; 排针
双排针; double row header; dual row header; double row pin header; dual row pin header | ${twoRows.map((rows) => `pin header ${rows}`).join('; ')}
双排; double row; dual row; two row; 2 row | ${twoRows.join('; ')}
female header; socket header; pin socket; female headers; 排座; 母排 | female header; 排母
usb c; type c; typec; usb type c; usb c connector; usb type c connector; type c母座; typec母座; type c接口; type c座; usb c母座 | usb type-c; type-c
micro usb; microusb; micro usb connector | micro usb; micro-usb; micro-b
usb connector; usb socket; usb port; usb座; usb接口; usb母座 | usb connector; usb连接器
connector; socket; plug; receptacle; conn; conn rcpt; rcpt; 插座; 母座; 公座; 接插件; 座子; 接口 | connector; 连接器
terminal; term; term block; term blk; terminal block; terminal blocks; screw terminal; 接线端子; 端子; 端子台; 接线柱; 绿色端子 | terminal block; 接线端子
xh2.54; xh2.5; xh 2.54; xh 2.5; jst xh; xh端子; xh座 | xh
wire to board; wire connector; 线对板; 端子座 | wire-to-board connector; 线对板连接器
fpc; ffc; fpc connector; ffc connector; fpc座; fpc插座; 软排线座; 排线座 | ffc/fpc connector; ffc/fpc连接器
tact; tact switch; tactile; switch tactile; push button; pushbutton; button; 按键; 按键开关; 轻触; 微动开关; 按钮; 按钮开关 | tactile switch; 轻触开关
dip switch; dip开关; 拨码; 指拨开关 | dip switch; 拨码开关
slide switch; toggle; 拨动; 滑动开关 | slide switch; 拨动开关
relays; 继电气; 电磁继电器 | relay; 继电器
`;

/** Words that fit every part: next to others they say nothing. */
export const fillerWords =
  'a an and for ic ics in of on or the to tr with 和 与 的 用 个 只 颗 芯片 器件 元件 元器件 集成电路';

/** Words of shopping and of papers, which no part has: they are never taken for mistyped ones. */
export const shopWords = `buy cheap cheapest order price prices stock instock datasheet pdf distributor wholesale supplier quote rfq pcs
  equivalent replacement substitute alternative original genuine new pinout
  价格 报价 多少钱 库存 现货 原装 正品 包邮 批发 采购 购买 规格书 数据手册 资料 替代 替代料 替换 代替 代换 引脚图 全新 供应商`;

/** Parts and their duties, which a shop may have none of: a real word is never taken for a mistyped one. */
export const otherPartWords = `timer timers counter counters latch encoder decoder multiplexer demultiplexer divider mixer amplifier attenuator
  antenna antennas buzzer speaker microphone motor servo solenoid heatsink enclosure cable battery holder transformer adapter
  photodiode phototransistor thermocouple thermopile accelerometer gyroscope magnetometer barometer triac diac igbt jfet varactor
  fpga cpld sram dram sdram fram joystick keypad jumper breadboard programmer splitter duplexer
  定时器 计时器 计数器 锁存器 编码器 译码器 解码器 天线 蜂鸣器 扬声器 麦克风 电机 马达 散热片 散热器 变压器 适配器 加速度计 陀螺仪 热电偶`;
