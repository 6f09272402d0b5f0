/** key | unit, `count` or `text`, and how it fits (see `Fitting`) | Chinese | English | other names in supplier files */
export const passiveParameters = `
# resistors
resistance | Ω | 阻值 | Resistance | Resistance Value; Resistance (Ohms); 电阻值; 电阻; 标称阻值; Ohms
tolerance | % ≤ | 精度 | Tolerance | 电阻精度; Resistance tolerance; 允许偏差; 容差; 误差; Precision; 初始精度
powerRating | W ≥ | 功率 | Power rating | Power; Power (Watts); 额定功率; Rated power
resistorType | text | 电阻类型 | Resistor type | Composition
temperatureCoefficient | ppm/℃ ≤ | 温度系数 | Temperature coefficient | Temperature Coefficient (Typ); TCR; 温漂; 温漂系数
overloadVoltage | V ≥ | 最大过载电压 | Overload voltage (max) | Overload Voltage; 过负荷电压; 最大工作电压
numberOfResistors | count | 电阻数 | Number of resistors | 电阻个数
adjustment | text | 调节方式 | Adjustment | 调整方式
rotations | count | 圈数 | Number of turns | Turns
bValue | K | B值 | B value | B constant; B25/50; B值(25℃/50℃); B25/85
bTolerance | % ≤ | B值精度 | B value tolerance | B常数精度
zeroPowerResistance | Ω | 零功率电阻 | Zero-power resistance | R25
# capacitors
capacitance | F | 容值 | Capacitance | 电容量; 电容; 容量; 标称容量
ratedVoltage | V ≥ | 额定电压 | Rated voltage | Voltage Rated; Voltage Rating; 电压; 耐压; Voltage - Rated; Rated Voltage (AC); Rated Voltage (DC)
dielectric | text | 介质(温度特性) | Dielectric | 材质; 介质; Dielectric material; Temperature characteristic
esr | Ω | 等效串联电阻(ESR) | ESR | Equivalent Series Resistance; 等效串联电阻
rippleCurrent | A ≥ | 纹波电流 | Ripple current | Ripple Current @ Frequency
lifetime | s ≥ | 寿命 | Lifetime | 工作寿命; Lifetime @ Temp; 使用寿命
safetyClass | text | 安规等级 | Safety class | Safety rating; 安规认证等级
capacitorType | text | 电容类型 | Capacitor type | Polarization
dissipationFactor | % | 损耗角正切 | Dissipation factor | tanδ; 损耗因数
leakageCurrent | A | 漏电流 | Leakage current | Leakage
leadSpacing | m | 脚距 | Lead spacing | 引脚间距; 引脚脚距
# inductors, filters
inductance | H | 电感值 | Inductance | 感值; 电感量; 电感
ratedCurrent | A ≥ | 额定电流 | Rated current | Current Rating; 电流; Current - Rated; Current; Current Rating (Max); 额定电流(最大)
saturationCurrent | A ≥ | 饱和电流(Isat) | Saturation current (Isat) | Current - Saturation; Isat; 饱和电流
dcResistance | Ω | 直流电阻(DCR) | DC resistance (DCR) | DC Resistance; DCR; 直流电阻; 直流电阻(最大)
impedance | Ω | 阻抗@频率 | Impedance @ frequency | 阻抗; Impedance
selfResonantFrequency | Hz | 自谐振频率 | Self-resonant frequency | Frequency - Self Resonant; SRF
qualityFactor | count | 品质因数(Q) | Quality factor (Q) | Q @ Freq; Q值; Q
shielding | text | 屏蔽类型 | Shielding | 屏蔽; 磁屏蔽; Shielded
inductorType | text | 电感类型 | Inductor type |
numberOfLines | count | 线路数 | Number of lines | Number of circuits; Circuits; Number Of Lines; 电路数; 通道线数
commonModeVoltage | V | 共模电压 | Common-mode voltage |
turnsRatio | text | 匝数比 | Turns ratio | 变比
# protection
varistorVoltage | V = | 压敏电压 | Varistor voltage | 压敏电压(范围)
maxAcVoltage | V ≥ | 最大交流电压 | Maximum AC voltage | AC Voltage; 最大连续工作电压(AC)
maxDcVoltage | V ≥ | 最大直流电压 | Maximum DC voltage | DC Voltage; 最大连续工作电压(DC)
clampingVoltage | V | 钳位电压 | Clamping voltage | Maximum Clamping Voltage; Clamping Voltage@Ipp; Voltage - Clamping; 最大钳位电压
peakPulseCurrent | A ≥ | 峰值脉冲电流(Ipp) | Peak pulse current (Ipp) | Peak Pulse Current (Ipp)@10/1000us; Ipp; 峰值脉冲电流; 通流量
peakPulsePower | W ≥ | 峰值脉冲功率(Ppp) | Peak pulse power (Ppp) | Peak Pulse Power Dissipation (Ppp)@10/1000us; Peak Pulse Power Dissipation; Ppp; 峰值脉冲功率
standoffVoltage | V = | 反向截止电压(Vrwm) | Reverse stand-off voltage (Vrwm) | Vrwm; 反向截止电压; 工作峰值反向电压
breakdownVoltage | V | 击穿电压(VBR) | Breakdown voltage (VBR) | Breakdown Voltage; Vbr; 击穿电压
direction | text | 极性 | Direction | polarity; Polarity; 单双向
energy | J | 能量 | Energy |
holdCurrent | A = | 保持电流 | Hold current | Current - Hold; Ihold
tripCurrent | A | 动作电流 | Trip current | Current - Trip; Itrip
faultCurrent | A ≥ | 最大故障电流 | Maximum fault current | Current - Max; Imax
breakingCapacity | A ≥ | 分断能力 | Breaking capacity | 熔断能力
fuseSpeed | text | 熔断特性 | Fuse characteristic | Response time; 熔断类型
sparkOverVoltage | V = | 直流击穿电压 | DC spark-over voltage |
# time base
frequency | Hz = | 频率 | Frequency | 标称频率; Nominal frequency; 中心频率
frequencyTolerance | ppm ≤ | 常温频差 | Frequency tolerance | Normal Temperature Frequency Tolerance; 频率误差
frequencyStability | ppm ≤ | 频率稳定度 | Frequency stability | 频率稳定性
loadCapacitance | F | 负载电容 | Load capacitance |
oscillatorType | text | 振荡器类型 | Oscillator type | Crystal Type; 晶振类型
# of every part
package | text | 封装 | Package | Package/Case; Footprint; 封装/规格; Case/Package
operatingTemperature | ℃ | 工作温度 | Operating temperature | Operating Temperature Range; 工作温度范围; Operating Temp
mountingType | text | 安装方式 | Mounting type | Mounting; Mounting style; 安装类型
type | text | 类型 | Type | Types; 产品类型
series | text | 系列 | Series |
colour | text | 颜色 | Colour | Color
numberOfPins | pins | 总PIN数 | Total pins | Number of Pins; 引脚数; PIN数; 针数; Pins; Number of positions
height | m | 高度 | Height |
weight | kg | 重量 | Weight |
features | text | 特性 | Features | Feature; 功能特性
application | text | 应用 | Application | Applications; Applications Function; 应用领域
function | text | 功能 | Function | 功能类型
dimensionDrawing | image | 尺寸图 | Dimension drawing | Outline drawing
documents | word | 技术资料 | Documents | 文档; Downloads
`;
