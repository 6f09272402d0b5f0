/** English | Chinese | other spellings. Category names of suppliers and of the demo shop, all levels. */
export const categoriesTable = `
# first level of suppliers
Amplifiers/Comparators | 放大器/比较器
Capacitors | 电容
Circuit Protection | 电路保护
Clock/Timing | 时钟/计时
Connectors | 连接器
Crystals, Oscillators, Resonators | 晶振/振荡器/谐振器
Data Acquisition | 数据采集
Development Boards & Tools | 开发板与工具
Diodes | 二极管
Displays | 显示屏
Electronic Tools/Instruments/Consumables | 电子工具/仪器/耗材
Embedded Processors & Controllers | 嵌入式处理器与控制器
Filters | 滤波器
Global Sourcing Parts | 全球采购器件
Inductors, Coils, Chokes | 电感/线圈/扼流圈
Interface | 接口芯片
IoT/Communication Modules | 物联网/通信模块
LED Drivers | LED驱动
Lighting Drivers | 照明驱动
Logic | 逻辑器件
Memory | 存储器
Motor Driver ICs | 电机驱动芯片
Optoelectronics | 光电器件
Optoisolators | 光耦
Power Management (PMIC) | 电源管理芯片
Power Management ICs | 电源芯片
Power Modules | 电源模块
RF And Wireless | 射频与无线 | RF and Wireless
Relays | 继电器
Resistors | 电阻
Sensors | 传感器
Signal Isolation Devices | 信号隔离器件
Switches | 开关
Transistors/Thyristors | 晶体管/晶闸管
# amplifiers
Audio Amplifiers | 音频放大器
Comparators | 比较器
Current Sense Amplifiers | 电流检测放大器
FET Input Amplifiers | FET输入运放
Instrumentation Amplifiers | 仪表放大器
Linear - Analog Multipliers, Dividers | 模拟乘法器/除法器
Operational Amplifier | 运算放大器 | Operational Amplifiers; Op Amps; 运放
Precision Op Amps | 精密运放
Programmable / Variable Gain Amplifiers (PGA/VGA) | 可编程/可变增益放大器
Sample / Hold Amplifiers | 采样/保持放大器
Special Purpose Amplifiers | 专用放大器
Video Amplifiers | 视频放大器
# capacitors
Aluminum Electrolytic Capacitors - Leaded | 直插铝电解电容
Aluminum Electrolytic Capacitors - SMD | 贴片铝电解电容
Film Capacitors | 薄膜电容
Horn-Type Electrolytic Capacitors | 牛角型电解电容
Lithium Ion Capacitors | 锂离子电容
Multilayer Ceramic Capacitors MLCC - Leaded | 直插独石电容(MLCC)
Multilayer Ceramic Capacitors MLCC - SMD/SMT | 贴片陶瓷电容(MLCC)
Polymer Aluminum Capacitors | 固态铝电解电容
Polypropylene Film Capacitors (CBB) | 聚丙烯薄膜电容(CBB)
Safety Capacitors | 安规电容
Tantalum Capacitors | 钽电容
Through Hole Ceramic Capacitors | 直插瓷片电容
# protection
Disposable Fuses | 一次性保险丝 | Disposable fuses
ESD And Surge Protection (TVS/ESD) | 静电与浪涌保护(TVS/ESD) | ESD and Surge Protection (TVS/ESD)
Electrostatic And Surge Protection (TVS/ESD) | 静电和浪涌保护(TVS/ESD)
Gas Discharge Tube Arresters (GDT) | 气体放电管(GDT)
Glass Discharge Tubes | 玻璃放电管
Resettable Fuses | 自恢复保险丝
Surge Protection Devices (SPDs) | 浪涌保护器(SPD)
Varistors | 压敏电阻
# clocks, crystals
Clock Buffers, Drivers, Distributors | 时钟缓冲器/驱动器/分配器
Clock Generators, PLLs, Frequency Synthesizers | 时钟发生器/锁相环/频率合成器
Real Time Clocks | 实时时钟(RTC)
Crystal Oscillators | 有源晶振
Crystals | 无源晶振
# connectors
Audio Connectors (Headphones) | 音频连接器(耳机座)
Automobile Connectors | 汽车连接器
Board-To-Board And Backplane Connector | 板对板与背板连接器
Button And Strip Battery Connector | 纽扣及条形电池连接器
Circular Connectors & Cable Connectors | 圆形连接器与线缆连接器
FFC, FPC (Flat Flexible) Connector Assemblies | FFC/FPC连接器
Female Headers | 排母
IDC Connectors | IDC连接器(牛角座)
Pin Headers | 排针
Pluggable System Terminal Block | 插拔式接线端子
Pogo Pin Spring Probe Connector | 弹簧顶针连接器
Screw Terminal Blocks | 螺钉式接线端子
Spring Clamp System Terminal Block | 弹簧式接线端子
USB Connectors | USB连接器
Wire To Board Connector | 线对板连接器
# data acquisition
ADCs/DACs - Special Purpose | 专用ADC/DAC
Analog Front End (AFE) | 模拟前端(AFE)
Analog To Digital Converters (ADC) | 模数转换器(ADC)
Digital Potentiometers | 数字电位器
Digital To Analog Converters (DAC) | 数模转换器(DAC)
RMS To DC Converters | 有效值转直流转换器
V/F And F/V Converters | 压频/频压转换器
Development Boards & Kits | 开发板与套件
# diodes
Bridge Rectifiers | 整流桥
Diodes - General Purpose | 通用二极管
Fast Recovery / High Efficiency Diodes | 快恢复/高效率二极管
Schottky Diodes | 肖特基二极管
Super Barrier Rectifiers (SBR) | 超势垒整流器(SBR)
Switching Diodes | 开关二极管
Zener Diodes | 稳压二极管 | 稳压管; 齐纳二极管
LCD Screen | LCD显示屏
Pre-Ordered Products | 预订产品
# processors
Digital Signal Processors (DSP/DSC) | 数字信号处理器(DSP/DSC)
Microcontrollers (MCU/MPU/SOC) | 微控制器(MCU/MPU/SOC)
Pre-Ordered MCUs | 预订微控制器
Programmable Logic Device (CPLDs/FPGAs) | 可编程逻辑器件(CPLD/FPGA)
# filters, inductors
Common Mode Filters | 共模滤波器
Ferrite Beads | 磁珠
Current Sense Transformers | 电流互感器
Inductors (SMD) | 贴片电感
Power Inductors | 功率电感
# interface
Analog Switches - Special Purpose | 专用模拟开关
Analog Switches, Multiplexers | 模拟开关/多路复用器
CAN Transceivers | CAN收发器
Ethernet Controllers | 以太网控制器
Ethernet Transceivers | 以太网收发器
I/O Expanders | I/O扩展器
Interface - PCIs / PCIEs | PCI/PCIe接口
Interface - Specialized | 专用接口
LIN Transceivers | LIN收发器
RS-485 / RS-422 ICs | RS-485/RS-422芯片
RS232 ICs | RS232芯片
USB Converters | USB转换芯片
Video Interface ICs | 视频接口芯片
RF Modules | 射频模块
WiFi Modules | WiFi模块
# drivers, logic, memory
Digital Tube Drivers | 数码管驱动
LCD Drivers | LCD驱动
Lighting Drivers & Controllers | 照明驱动与控制器
Buffers, Drivers, Receivers, Transceivers | 缓冲器/驱动器/接收器/收发器
Counters, Dividers | 计数器/分频器
Inverters | 反相器
Logic Gates | 逻辑门
Signal Switches, Multiplexers, Decoders | 信号开关/多路复用器/解码器
Specialty Logic | 专用逻辑
Translators, Level Shifters | 电平转换器
DDR SDRAM | DDR存储器
EEPROM | EEPROM
EMMC | eMMC
NAND FLASH | NAND闪存
NOR FLASH | NOR闪存
Non-Volatile Memory (ROM) | 非易失性存储器(ROM)
SRAM | SRAM
Brushless DC (BLDC) Motor Driver | 无刷直流电机驱动
Gate Drivers | 栅极驱动器
# optoelectronics
Infrared LED Emitters | 红外发射管
LED Indication - Discrete | 发光二极管(LED)
RGB LEDs | RGB灯珠
Reflective Optical Interrupters | 反射式光电开关
Logic Output Optoisolators | 逻辑输出光耦
Solid State Relays (MOS Output) | 固态继电器(MOS输出)
Transistor, Photovoltaic Output Optoisolators | 晶体管/光伏输出光耦
Triac, SCR Output Optoisolators | 可控硅输出光耦
# power
AC-DC Controllers And Regulators | AC-DC控制器与稳压器 | AC-DC Controllers and Regulators
Battery Management | 电池管理
DC-DC Converters | DC-DC转换器
Isolators - Gate Drivers | 隔离式栅极驱动器
Power Distribution Switches | 功率电子开关
Power Management - Specialized | 专用电源管理
Supervisor And Reset ICs | 监控与复位芯片 | Supervisor and Reset ICs
Voltage Reference | 电压基准 | Voltage References
Voltage Regulators - Linear, Low Drop Out (LDO) Regulators | 线性稳压器(LDO)
DC-DC Power Modules | DC-DC电源模块
Isolated Power Modules | 隔离电源模块
# radio
Duplexers | 双工器
RF Amplifiers | 射频放大器
RF Attenuators | 射频衰减器
RF Detectors | 射频检测器
RF Filters | 射频滤波器
RF Misc ICs And Modules | 其他射频芯片与模块 | RF Misc ICs and Modules
RF Mixers | 射频混频器
RF Switches | 射频开关
RF Transceiver ICs | 射频收发芯片
Power Relays | 功率继电器
Signal Relays | 信号继电器
# resistors
Chip Resistor - Surface Mount | 贴片电阻
Current Sense Resistors / Shunt Resistors | 采样电阻/分流电阻
Potentiometers, Variable Resistors | 电位器/可调电阻
Resistor Networks, Arrays | 排阻
Through Hole Resistors | 直插电阻
# sensors, isolation, switches
Accelerometers | 加速度传感器
Image Sensors | 图像传感器
NTC Thermistors | NTC热敏电阻
Pressure Sensors | 压力传感器
Specialized Sensors | 专用传感器
Temperature Sensors | 温度传感器
Touch Sensors | 触摸传感器
Digital Isolators | 数字隔离器
Isolated RS-485/422 Transceivers | 隔离RS-485/422收发器
DIP Switches | 拨码开关
Keylock Switches | 自锁开关
Rotary Switches | 旋转开关
Slide Switches | 拨动开关
Tactile Switches | 轻触开关
# transistors
Bipolar (BJT) | 三极管(BJT)
Darlington Transistor Arrays | 达林顿晶体管阵列
Darlington Transistors | 达林顿管
Digital Transistors | 数字三极管
IGBT Transistors / Modules | IGBT管/模块
MOSFETs | 场效应管(MOSFET) | MOS管; MOS tubes
Thyristors (SCR)/Modules | 可控硅(SCR)/模块
# the demo shop, where its names are not above
Passive Components | 无源器件
Discrete Semiconductors | 分立半导体
Integrated Circuits | 集成电路
Electromechanical | 机电元件
Power and Drivers | 电源与驱动
Optoelectronics and Displays | 光电与显示
Sensors and Wireless | 传感与无线
Connectors and Electromechanical | 连接与机电
Tools and Sourcing | 工具与采购
Modules and Boards | 模块与板卡
Inductors and Filters | 电感与滤波器
Frequency Control | 频率控制
Transistors | 晶体管
Power Management | 电源管理
Amplifiers and Comparators | 放大器与比较器
Data Converters | 数据转换器
Microcontrollers | 微控制器
Interface and Logic | 接口与逻辑
Relays and Switches | 继电器与开关
Circuit Protection Devices | 电路保护器件
Wireless Modules | 无线模块
Shift Registers | 移位寄存器
Bluetooth Modules | 蓝牙模块
LoRa Modules | LoRa模块
General Purpose Rectifiers | 整流二极管
`;
