/** parameter keys, separated by commas | Chinese | English | other spellings in supplier files */
export const valuesTable = `
# resistors, capacitors, inductors
resistorType | 厚膜电阻 | Thick film | Thick Film Resistors; Thick Film Resistor
resistorType | 薄膜电阻 | Thin film | Thin Film Resistor; Thin Film Resistors
resistorType | 金属膜电阻 | Metal film | Metal Film Resistors; Metal Film Resistor
resistorType | 碳膜电阻 | Carbon film | Carbon Film Resistors; Carbon Resister
resistorType | 绕线电阻 | Wirewound | Wirewound Resistors
resistorType | 合金电阻 | Alloy resistor | Alloy Resistor; Chip Current Sensing Resistors; Metal Alloy; 贴片检流电阻
resistorType | 无感功率电阻 | Non-inductive power resistor | Non-inductive Power Resistors
resistorType | 水泥电阻 | Cement |
adjustment | 顶调 | Top adjustment |
adjustment | 侧调 | Side adjustment |
dielectric | C0G | C0G | NP0; NPO; COG
dielectric | X5R | X5R |
dielectric | X6S | X6S |
dielectric | X7R | X7R |
dielectric | X7S | X7S |
dielectric | X7T | X7T |
dielectric | X8R | X8R |
dielectric | Y5V | Y5V |
dielectric | Y5P | Y5P |
dielectric | Y5U | Y5U |
dielectric | Z5U | Z5U |
dielectric | SL | SL |
dielectric | YR | YR |
dielectric,capacitorType | 金属化聚酯 | Metallised polyester | Metallized Polyester; 聚酯
dielectric,capacitorType | 金属化聚丙烯 | Metallised polypropylene | Metallized Polypropylene; 聚丙烯
capacitorType | 聚合物 | Polymer |
capacitorType | 双极性 | Bipolar |
capacitorType | 有极性 | Polarised | Polarized
capacitorType | 多层陶瓷电容 | Multilayer ceramic capacitor | MLCC
safetyClass | X1 | X1 |
safetyClass | X2 | X2 |
safetyClass | Y1 | Y1 |
safetyClass | Y2 | Y2 |
safetyClass | X1,Y1 | X1, Y1 | X1/Y1
safetyClass | X1,Y2 | X1, Y2 | X1/Y2
shielding | 屏蔽 | Shielded |
shielding | 非屏蔽 | Unshielded |
shielding | 半屏蔽 | Semi-shielded |
inductorType | 叠层 | Multilayer |
inductorType | 绕线 | Wirewound |
inductorType | 一体成型 | Moulded | Molded
# protection
direction | 单向 | Unidirectional | 单向的; Uni-Directional; Unidirect
direction | 双向 | Bidirectional | Bi-Directional; 双向的
fuseSpeed | 快断 | Fast acting | Fast Blow
fuseSpeed | 慢断 | Slow blow | Time lag
# diodes and transistors
diodeConfiguration | 独立式 | Independent | Independent Type; Single
diodeConfiguration | 1对共阴极 | 1 pair, common cathode | 1 pair of common cathodes; 1 Pair Common Cathode
diodeConfiguration | 1对共阳极 | 1 pair, common anode | 1 Pair Common Anode; 1 pair of common anodes
diodeConfiguration | 1对串联式 | 1 pair in series | Dual Series
diodeConfiguration | 桥式 | Bridge |
transistorType | NPN | NPN | 1 NPN
transistorType | PNP | PNP | 1 PNP
transistorType | NPN-预偏置 | NPN, pre-biased | NPN - bias preset; 1 NPN - bias preset; NPN - pre-bias; 1 NPN - Pre-Biased; NPN-Pre-Biased
transistorType | PNP-预偏置 | PNP, pre-biased | PNP - pre-bias; 1 PNP - pre-bias; 1 PNP - Pre-Biased; PNP-Pre-Biased; 2 PNP - pre-bias
transistorType | NPN+PNP-预偏置 | NPN and PNP, pre-biased | 1 NPN, 1 PNP-Pre-Biased; 1 NPN, 1 PNP - Pre-Biased
transistorType | N沟道 | N-channel | 1PCSNChannel; 1 N-Channel; 1 Piece N-Channel; N Channel; 1 N-channel
transistorType | P沟道 | P-channel | 1PCSPChannel; 1 P-Channel; 1 Piece P-Channel; P Channel; 1 P-channel
transistorType | 双N沟道 | Dual N-channel | 2PCSNChannel; 2 N-Channel; 2 Piece N-Channel
transistorType | 双P沟道 | Dual P-channel | 2PCSPChannel; 2 P-Channel
transistorType | N沟道+P沟道 | N- and P-channel | 1PCSNChannel&1PCSPChannel; N+P Channel; 1 N-Channel & 1 P-Channel; NChannel+PChannel
# optoelectronics
emissionColour,colour | 红色 | Red | 红
emissionColour,colour | 绿色 | Green | 绿; 翠绿; Emerald; 黄绿; Yellow-green
emissionColour,colour | 蓝色 | Blue | 蓝
emissionColour,colour | 白色 | White | 白; 正白; 冷白
emissionColour,colour | 黄色 | Yellow | 黄; Amber
emissionColour,colour | 橙色 | Orange | 橙; Orange-red
emissionColour | 暖白 | Warm white | 暖白色
emissionColour | 红外 | Infrared | IR
emissionColour | RGB | RGB | 全彩
colour | 黑色 | Black | 黑
colour | 灰色 | Grey | Gray
lensColour | 无色透明 | Water clear | Colorless transparent lens; Colourless transparent
lensColour | 有色扩散 | Coloured, diffused |
# supply
outputType | 固定 | Fixed |
outputType | 可调 | Adjustable |
outputType | 推挽 | Push-pull | Push-Pull
outputType | 开漏 | Open drain | Open-Drain; Open Drain
outputType | 电压输出 | Buffered voltage | Voltage-Buffer; Voltage - Buffered
outputPolarity | 正极 | Positive | Positive electrode
outputPolarity | 负极 | Negative | Negative electrode
topology | 降压型 | Step-down | Step-down type; Buck
topology | 升压型 | Step-up | Step-up type; Boost; Boost type
topology | 升降压型 | Buck-boost | Buck-Boost type; Step-up/Step-down; Buck-boost type
topology | 反激 | Flyback |
synchronousRectification | 是 | Yes |
synchronousRectification | 否 | No |
switchTube | 内置 | Built-in |
switchTube | 外置 | External |
activeLevel | 低电平有效 | Active low | Active Low
activeLevel | 高电平有效 | Active high | Active High
batteryType | 锂离子/聚合物 | Lithium-ion/polymer | Lithium-Ion/Polymer; Lithium Ion/Polymer; Lithium-ion
# circuits
numberOfChannels,numberOfAmplifiers | 1 | 1 | Single Channel; Single; Monaural; 单路; 单通道
numberOfChannels,numberOfAmplifiers | 2 | 2 | Dual channel; Dual; Dual Channels; 双路; 双通道
numberOfChannels,numberOfAmplifiers | 3 | 3 | Triple; Three Channels; 三路
numberOfChannels,numberOfAmplifiers,numberOfLines | 4 | 4 | Four Channels; Four channels; Quad; Quadruple; 四路; 四通道
numberOfChannels | 8 | 8 | Eight paths; Eight Channels; 八路
railToRail | 轨到轨 | Rail-to-rail | Rail to Rail; Rail-to-Rail
railToRail | 输出轨到轨 | Rail-to-rail output |
interface | SPI | SPI |
interface | I²C | I²C | I2C
interface | 并口 | Parallel |
interface | 串行 | Serial |
interface | UART | UART |
interface | USB | USB |
interface | 单总线 | 1-Wire | Single Bus; 1-wire
interface | 三线串口 | 3-wire serial | 3-wire serial interface; 3线串行接口
interface | 增减接口 | Up/down | Up/Down
interface | LVDS | LVDS |
interface | JESD204B | JESD204B |
interface | 模拟输出 | Analogue output | Analog output; Analog
interface | eMMC 5.1 | eMMC 5.1 |
memoryType | EEPROM | EEPROM |
memoryType | NOR闪存 | NOR flash | NOR FLASH
memoryType | NAND闪存 | NAND flash | NAND FLASH
memoryType | 静态随机存储器 | SRAM |
programMemoryType | FLASH | Flash | FLASH
programMemoryType | OTP | OTP |
cpuCore | PIC | PIC |
cpuCore | AVR | AVR | megaAVR
cpuCore | 8051 | 8051 | 51 Series; 51系列
cpuCore | RISC-V | RISC-V |
cpuCore | Arm Cortex-M0 | Arm Cortex-M0 | ARM-M0; ARM Cortex-M0; Cortex-M0
cpuCore | Arm Cortex-M0+ | Arm Cortex-M0+ | ARM Cortex-M0+; Cortex-M0+
cpuCore | Arm Cortex-M3 | Arm Cortex-M3 | ARM-M3; ARM Cortex-M3; Cortex-M3
cpuCore | Arm Cortex-M4 | Arm Cortex-M4 | ARM-M4; ARM Cortex-M4; Cortex-M4
cpuCore | Arm Cortex-M7 | Arm Cortex-M7 | ARM Cortex-M7; Cortex-M7
cpuCore | Xtensa LX6 | Xtensa LX6 |
function | 收发器 | Transceiver |
function | 接收器 | Receiver |
function | 驱动器 | Driver |
logicFunction | 与非门 | NAND gate | NAND Gates; NANDGate
logicFunction | 与门 | AND gate | AND Gates; ANDGate; With Door
logicFunction | 或门 | OR gate | OR Gates; ORGate
logicFunction | 或非门 | NOR gate | NOR Gates; NORGate
logicFunction | 异或门 | XOR gate | XOR Gates; XORGate
logicFunction | 反相器 | Inverter |
logicFunction | 缓冲器 | Buffer |
logicFunction | 移位寄存器 | Shift register |
logicFunction | 电平转换器 | Level translator | Voltage Level Translator; Level Shifter
logicFunction | 多功能可配置 | Configurable multi-function | ConfigurableMultipleFunction
driveConfiguration | 半桥 | Half bridge | Half Bridge
driveConfiguration | 全桥 | Full bridge | Full Bridge
driveConfiguration | 低边 | Low side | Low Side; Low-side; Low Edge
driveConfiguration | 高边 | High side | High Side; High-side; High Edge
dimming | PWM | PWM |
dimming | 模拟调光 | Analogue | Analog dimming
antenna | 板载天线 | On-board antenna | PCB antenna; Onboard antenna
antenna | IPEX接口 | IPEX connector | IPEX Interface; IPEX
# connectors, switches
mountingType | 贴片 | Surface mount | SMD; SMT; Surface Mount
mountingType | 直插 | Through-hole | Through Hole; Plugin; DIP; THT; 插件
mountingType | 卧贴 | Horizontal SMT | Horizontal attachment
mountingType | 立贴 | Vertical SMT | Standing paste
mountingType | 弯插 | Right angle, through-hole | Bend insert; Bend; Right Angle
mountingType | 直插(立式) | Vertical, through-hole | Direct Insert; Direct Insert Policy
mountingType | 沉板 | Sink mount | Sink plate
mountingType | 面板安装 | Panel mount |
gender | 公头 | Male | Male Type; 公
gender | 母头 | Female | Female Type; 母; Female head
contactPlating | 镀金 | Gold | Gold plated
contactPlating | 镀锡 | Tin | Tin plated
contactMaterial | 黄铜 | Brass |
contactMaterial | 磷青铜 | Phosphor bronze | Phosphor Bronze
contactMaterial | 铜合金 | Copper alloy | Copper Alloy
numberOfRows | 1 | 1 | Single Row; 单排
numberOfRows | 2 | 2 | Double Row; 双排
contactForm | 单刀单掷 | SPST | SPST-NO; 1 Form A; SPST (1 Form A)
contactForm | 单刀单掷-常开 | SPST, normally open | SPST - normally open; SPST-normally open
contactForm | 单刀双掷 | SPDT | 1 Form C; SPDT (1 Form C)
contactForm | 双刀双掷 | DPDT | DPDT (2 Form C); 2 Form C
contactForm | 常开 | Normally open |
buttonShape | 圆形按钮 | Round button | Round Button
buttonShape | 方形按钮 | Square button | Square Button
connectorType | Type-C | USB Type-C | USB-C; Type C; TYPE-C
connectorType | Micro-USB | Micro-USB | Micro USB
connectorType | Mini-USB | Mini-USB |
connectorType | USB 2.0 | USB 2.0 |
connectorType | USB 3.1 | USB 3.1 |
oscillatorType | 贴片晶振 | SMD crystal | SMD Crystal Resonator; Surface Mount Crystal; SMD Crystal
oscillatorType | 49S贴片 | HC-49S SMD | 49SMD
oscillatorType | 直插晶振 | Through-hole crystal | Plugin crystal
oscillatorType | 有源晶振 | Oscillator (XO) | XO; Crystal Oscillator
oscillatorType | 温补晶振 | TCXO |
`;
